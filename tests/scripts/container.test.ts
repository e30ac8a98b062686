// What Containerfile and compose.yaml name exists; `npm run prove -- --only container` takes their steps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import variables from '../../server/env.schema.json' with { type: 'json' };
import { scripts } from '../../package.json' with { type: 'json' };
import { copyOf, inlineFile, stepsOf, variablesOf } from '../../scripts/prove/containerfile.ts';

const steps = stepsOf(readFileSync('Containerfile', 'utf8'));
const compose = readFileSync('compose.yaml', 'utf8');
const texts = (instruction: string): string[] =>
  steps.filter((step) => step.instruction === instruction).map(({ text }) => text);
const known = Object.keys(variables.properties);

test('the Containerfile copies what is there or what its build makes', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  for (const { from, sources } of texts('COPY').map(copyOf))
    for (const source of sources) {
      const name = source.replace('/quarterdeck/', '');
      if (name === 'dist') expect(from).toBe('build');
      else expect([name, existsSync(name), ignored.includes(name)]).toEqual([name, true, false]);
    }
});

test('the Containerfile runs scripts and a file that are there, as an account without rights', () => {
  for (const [, script = ''] of texts('RUN')
    .join('\n')
    .matchAll(/npm run (\S+)/g))
    expect(Object.keys(scripts)).toContain(script);
  for (const [command = ''] of [texts('CMD')])
    expect(existsSync((JSON.parse(command) as string[]).at(-1) ?? '')).toBe(true);
  expect(texts('USER')).toEqual(['1000:1000']);
  const order = steps.map(({ instruction }) => instruction);
  expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
});

test('the container asks itself on the port that it is given', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [check = ''] = texts('HEALTHCHECK');
  const [, ...given] = JSON.parse(check.replace('CMD ', '')) as string[];
  const PORT = String((server.address() as AddressInfo).port);
  const asking = spawn(process.execPath, given, { env: { ...process.env, PORT } });
  const [code] = (await once(asking, 'exit')) as [number];
  server.close();
  expect([code, asked]).toEqual([0, ['/healthz']]);
});

test('the secrets that are written beside compose.yaml are in no commit and no image', () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(file, 'utf8').split('\n')).toContain('.env');
});

test('the password of the first admin is not asked for after the first start', () => {
  expect(compose).toContain('ADMIN_PASSWORD: ${ADMIN_PASSWORD:-}\n');
});

test('every variable that the two files set is one of the server', () => {
  for (const text of texts('ENV'))
    for (const name of Object.keys(variablesOf(text))) expect([...known, 'NODE_ENV']).toContain(name);
  const [, environment = ''] = /\n {2}environment:\n((?: {4}.+\n)+)/.exec(compose) ?? [];
  const names = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  for (const name of names) expect(known).toContain(name);
});

test('the balancer asks the instances of the same file whether they are ready, and hides what is for the operator', () => {
  const balancer = inlineFile(compose, 'balancer');
  const servers = [...balancer.matchAll(/^ {2}server (\S+) (\S+)$/gm)];
  expect(servers).toHaveLength(4);
  for (const [, name = '', address = ''] of servers) {
    expect(compose).toContain(`\n  ${name}: *instance\n`);
    expect(address).toBe(`${name}:3000`);
  }
  expect(balancer.match(/option httpchk GET \/readyz/g)).toHaveLength(2);
  // One that is made anew has another address.
  expect(balancer.match(/default-server .+ resolvers docker init-addr last,libc,none\n/g)).toHaveLength(2);
  expect(balancer).toContain('http-request set-header X-Forwarded-For %[src]');
  expect(balancer).toContain('deny_status 404 if { path /metrics } or { path_beg /operator/ }');
});
