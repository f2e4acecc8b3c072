import pino, { type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** The compressor's error message when the connection closes before the response has ended. */
const PREMATURE_CLOSE = 'premature close';

/**
 * Creates a logger that writes structured logs to standard output. Fields that may contain a secret are removed by
 * name.
 */
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
          // The compressor logs a client's hang-up as an error, although it happens often and isn't the server's fault.
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
 * Describes an error with its causes for the log. The parameters of a failed query are left out: they are user input,
 * including password hashes and mail tokens.
 */
function describeForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _params, parameters: _parameters, ...serialized } = pino.stdSerializers.err(error);
  const secrets = parametersOf(error);
  const removeSecrets = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, ''), text);
  return { ...serialized, message: removeSecrets(serialized.message), stack: removeSecrets(serialized.stack) };
}

/**
 * Lists the parts of the messages of an error and its causes in which the query builder quotes a query's parameters.
 */
function parametersOf(error: Error): string[] {
  const found: string[] = [];
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 10; depth += 1) {
    if ('params' in current) found.push(`\nparams: ${current.params}`);
    current = current.cause;
  }
  return found;
}
