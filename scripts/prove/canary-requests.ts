// Every way by which a password comes to the server: as it should, wrong, misplaced, and in what cannot be read.
import { calls, twinOf } from '#schemas/calls.ts';
import { multipart } from '#tests/support/server/multipart.ts';

/** A request that holds the password somewhere. */
export interface Sent {
  method: string;
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface Secrets {
  email: string;
  password: string;
  /** What the password is changed to. */
  changed: string;
  /** Of an admin who may do everything, whose own password it is not. */
  token: string;
  /** Of the owner of the password. */
  ownToken: string;
  ownId: string;
}

const json = { 'content-type': 'application/json' };
const uri = encodeURIComponent;
const twin = twinOf(calls.login)?.path ?? '';
const person = { firstName: 'Mia', role: 3 };
const tooMuch = 'x'.repeat(300 * 1024);

const get = (path: string, headers = {}): Sent => ({ method: 'GET', path, headers });
const post = (path: string, body: unknown, headers = {}): Sent => ({
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { ...json, ...headers },
});
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const signIns = ({ email, password }: Secrets): Sent[] => {
  const login = `/admin/users/${uri(email)}/${uri(password)}`;
  return [
    get(login),
    get(`${login}?remember=true`),
    get(`${login}?code=${uri(password)}`),
    get(`${login}wrong`),
    get(`/admin/users/nobody%40staff.example/${uri(password)}`),
    get(`/admin/users/no-email/${uri(password)}`),
    get(`${login}/further`),
    get(`/${login}`),
    get(`${login}%zz`),
    get(`${login}%00`),
    get(login.toUpperCase().replace(uri(password).toUpperCase(), uri(password))),
    get(`/admin/users/protected?password=${uri(password)}`),
    get(`${login}/${'x'.repeat(20_000)}`),
    ...['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({ method, path: login })),
    post(twin, { email, password }),
    post(twin, { email, password, remember: true }),
    post(twin, { email, password: `${password}wrong` }),
    post(twin, { email: 'nobody@staff.example', password }),
  ];
};

const malformed = ({ email, password }: Secrets): Sent[] => [
  post(twin, { email, password: [password] }),
  post(twin, { email, password: { is: password } }),
  post(twin, { email, password: `${password}\u0000` }),
  post(twin, { email, password: `${password}\ud800` }),
  post(twin, { email, password, more: password }),
  post(twin, { email, password: password.repeat(20) }),
  post(twin, { password }),
  post(twin, [password]),
  post(twin, JSON.stringify(password)),
  post(twin, `{"email":"${email}","password":"${password}`),
  post(twin, `{"__proto__":{"password":${JSON.stringify(password)}}}`),
  post(twin, { email, password, rest: tooMuch }),
  post(twin, JSON.stringify({ email, password }), { 'content-type': 'text/plain' }),
  post(twin, new URLSearchParams({ email, password }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  }),
  { method: 'POST', path: twin, ...formOf(email, password) },
  get('/admin/users/protected', bearer(password)),
  get('/admin/users/protected', {
    authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
  }),
];

function formOf(email: string, password: string): Pick<Sent, 'body' | 'headers'> {
  const { body, headers } = multipart(
    { field: 'email', content: email },
    { field: 'password', content: password },
  );
  return { body: new Uint8Array(body), headers };
}

const accounts = ({ email, password, changed, token, ownToken, ownId }: Secrets): Sent[] => {
  const add = calls.addAdmin.path;
  const update = calls.updateAdmin.path.replace('{_id}', ownId);
  const added = { ...person, email: `mia-${email}`, password };
  const own = bearer(ownToken);
  return [
    post(add, { data: added }, bearer(token)),
    post(add, { data: added }, bearer(token)),
    post(add, { data: { ...added, role: 9 } }, bearer(token)),
    post(add, { data: added }),
    post(add, { data: added }, own),
    { ...post(update, { data: { ...person, email, password } }, bearer(token)), method: 'PUT' },
    { ...post(update, { data: { ...person, email: 'none', password } }, bearer(token)), method: 'PUT' },
    post(calls.changePassword.path, { current: `${password}wrong`, password: changed }, own),
    post(calls.changePassword.path, { current: password, password: changed, again: changed }, own),
    ...[calls.startSecondFactor, calls.renewRecoveryCodes, calls.removeOwnSecondFactor].map(
      ({ path, method }) => ({ ...post(path, { current: password }, own), method }),
    ),
    { ...post(calls.changePassword.path, { current: password, password: changed }, own) },
  ].map((one) =>
    one.path === calls.changePassword.path ? { ...one, method: calls.changePassword.method } : one,
  );
};

/** What is read afterwards by somebody who may see everything: nothing of it may tell. */
const readings = ({ token, ownId }: Secrets): Sent[] =>
  [
    calls.getAdmins.path,
    calls.getSignIns.path,
    calls.getSessions.path,
    calls.getHistory.path.replace('{entity}', 'admin').replace('{id}', ownId),
    calls.getMeta.path,
  ].map((path) => get(path, bearer(token)));

/** All of them, the change of the password last. */
export const requestsWith = (secrets: Secrets): Sent[] => [
  ...signIns(secrets),
  ...malformed(secrets),
  ...accounts(secrets),
  ...readings(secrets),
];

export const requestCount = requestsWith({
  ...{ email: '@', password: '', changed: '', token: '', ownToken: '', ownId: '' },
}).length;
