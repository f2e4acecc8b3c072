import { OAuth2Server } from 'oauth2-mock-server';

/** Claims of the next id token; claims that are undefined are left out. */
type Claims = Record<string, unknown>;

export interface GoogleStandIn {
  /** Environment variables that make the server sign users in at this stand-in instead of at Google. */
  env: Record<string, string>;
  issuer: string;
  /** The claims of the user who signs in from now on. */
  identity: Claims;
  /** The addresses of all authorization requests by browsers, in order, as the issuer saw them. */
  authorizations: URL[];
  close(): Promise<void>;
}

const CLIENT_ID = 'quorbit-tests';

/** Starts a real OpenID server on a free port, which signs in the user that the test sets as `identity`. */
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
