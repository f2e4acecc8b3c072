import pino, { type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** What the compressor says where the connection closes before an answer's end. */
const PREMATURE_CLOSE = 'premature close';

/** Structured logs on standard output. Fields that could contain a secret are removed by name. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'authorization',
          '*.authorization',
          '*.headers.authorization',
        ],
        remove: true,
      },
      serializers: { err: describeForLog },
      hooks: {
        logMethod(args, method) {
          // The compressor logs as an error that a client hung up, which is no fault of ours and happens all the time.
          const [first] = args as unknown[];
          if (first instanceof Error && first.message === PREMATURE_CLOSE) this.debug({ err: first }, 'client hung up');
          else method.apply(this, args);
        },
      },
    },
    destination,
  );
}

/**
 * An error with its causes. The parameters of a failed query are left out: they are what people sent, including
 * hashes of passwords and tokens of mails.
 */
function describeForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _params, parameters: _parameters, ...serialized } = pino.stdSerializers.err(error);
  const secrets = parametersOf(error);
  const removeSecrets = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, ''), text);
  return { ...serialized, message: removeSecrets(serialized.message), stack: removeSecrets(serialized.stack) };
}

/** How the query builder writes parameters into the messages of an error and its causes. */
function parametersOf(error: Error): string[] {
  const found: string[] = [];
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 10; depth += 1) {
    if ('params' in current) found.push(`\nparams: ${current.params}`);
    current = current.cause;
  }
  return found;
}
