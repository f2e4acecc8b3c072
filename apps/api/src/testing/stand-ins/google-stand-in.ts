import { OAuth2Server } from 'oauth2-mock-server';

/** Claims of the next id token; what is undefined is left out. */
type Claims = Record<string, unknown>;

export interface GoogleStandIn {
  /** Variables with which the server takes it for Google. */
  env: Record<string, string>;
  issuer: string;
  /** Who signs in from now on. */
  identity: Claims;
  /** The address of the next authorization that the browser was sent to, as the issuer saw it. */
  authorizations: URL[];
  close(): Promise<void>;
}

const CLIENT_ID = 'quorbit-tests';

/** A real OpenID server on a free port that vouches for whomever the test names. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url;
  if (issuer === undefined) throw new Error('The stand-in has no address.');
  const standIn: GoogleStandIn = {
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: 'only-for-tests', GOOGLE_ISSUER: issuer },
    issuer,
    identity: {},
    authorizations: [],
    close: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', (token: { payload: Claims }) =>
    Object.assign(token.payload, standIn.identity),
  );
  server.service.on('beforeAuthorizeRedirect', (_: unknown, request: { url: string }) => {
    standIn.authorizations.push(new URL(request.url, issuer));
  });
  return standIn;
}
