import { readdirSync, readFileSync } from 'node:fs';
import { getDefaultRegistry } from '@rjsf/core';
import { hasWidget, type RegistryWidgetsType } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { documentTypes } from '#machines/boat-approval.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { captain } from '#machines/captain.ts';
import { codes } from '#machines/codes.ts';
import { payoutMachine } from '#machines/payout.machine.ts';
import { refundMachine } from '#machines/refund.machine.ts';
import { documentMachine } from '#machines/document.machine.ts';
import { paymentMethodMachine } from '#machines/payment-method.machine.ts';
import { calls, collectionCalls, isMutation, type Call, type CallName } from '#schemas/calls.ts';
import { bodies, entities, forms, tables as definitions } from '#schemas/generated/index.ts';
import places from '#schemas/form-places.json' with { type: 'json' };
import home from '#schemas/home.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import ui from '#schemas/meta/ui.meta.json' with { type: 'json' };
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { permissions } from '#schemas/permissions.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import { widgets } from '#src/forms/widgets/registry.ts';
import { fieldsOf } from '#schemas/walk.ts';
import { sections } from '#src/layout/sections.ts';
import { iconNames } from '#src/look/icon.tsx';
import { routeAt } from '#src/app/routes.tsx';
import { collectionForms } from '#tests/support/documents/collection-forms.ts';
import { statesOf } from '#tests/support/models/model.ts';

type Texts = Record<string, string>;
type Tables = Record<string, { default: Table }>;
interface Table {
  entity?: string;
  columns: { field: string; labels?: string }[];
  search?: { fields: string[] };
  filters?: { field?: string; labels?: string }[];
  sort?: { field: string };
}

const formFiles = Object.keys(import.meta.glob('../schemas/forms/*.schema.json'));
const uiFiles = Object.keys(import.meta.glob('../schemas/forms/*.ui.json'));
const tables = import.meta.glob('../schemas/tables/*.table.json', { eager: true }) as Tables;
const routeSources = import.meta.glob('../server/*/{routes,*-routes,meta}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const serverSources = import.meta.glob('../server/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const simulationSources = import.meta.glob('../scripts/simulate/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const partsSource = import.meta.glob<string>('../schemas/generated/collection-screens.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const bodySource = import.meta.glob('../schemas/bodies.schema.json', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const clientSources = import.meta.glob(['../src/**/*.{ts,tsx}', '!../src/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;

const rows = Object.entries<Call>(calls);
const nameOf = (file: string): string => file.replace(/^.*\/([^/]+?)\..*$/, '$1');
const textOf = (sources: Texts): string => Object.values(sources).join('\n');
const namesIn = (sources: Texts, pattern: RegExp): string[] =>
  [...textOf(sources).matchAll(pattern)].map(([, name = '']) => name);

describe('every form', () => {
  test.each(formFiles.map(nameOf))(
    '%s has its looks, its validator and a place where it is shown',
    (name) => {
      expect(uiFiles.map(nameOf)).toContain(name);
      expect(Object.keys(forms)).toContain(name);
      if (collectionForms.some((form) => form === name))
        expect(textOf(partsSource)).toContain(`./forms/${name}.js`);
      else expect(textOf(clientSources)).toContain(`#schemas/generated/forms/${name}.js`);
    },
  );

  test('that is generated has a schema', () => {
    expect(Object.keys(forms).sort()).toEqual(formFiles.map(nameOf).sort());
  });

  test('has a place, by itself or in its noun, for fields that it has and no others', () => {
    const alone = [
      'boat-filter',
      'location',
      'login',
      'new-collection',
      'own-password',
      'preferences',
      'password-proof',
      'factor-code',
      'document-return',
    ];
    const methods = Object.keys(forms).filter((name) => name.startsWith('payment-'));
    // A step may ask for a form that another noun asks for too.
    const placed = new Set([...Object.keys(places.forms), ...collectionForms]);
    expect([...placed, ...alone, ...methods].sort()).toEqual(Object.keys(forms).sort());
    for (const [name, { own }] of Object.entries(places.forms)) {
      const fields = [...fieldsOf(forms[name as keyof typeof forms].schema).keys()];
      expect([name, own.filter((field) => !fields.includes(field))]).toEqual([name, []]);
    }
  });

  test('and every body is sent by a call', () => {
    // Some bodies carry a form in `data`.
    const carried = namesIn(bodySource, /forms\/([\w-]+)\.schema\.json/g);
    const used = [...carried, ...rows.flatMap(([, { body, query }]) => [body, query])];
    const idle = Object.keys({ ...bodies, ...forms }).filter((name) => !used.some((other) => other === name));
    // What the login asks is in its path, a payment method goes with the others, of a new collection files are made;
    // `nothing` is the query of the calls that have none.
    const methods = Object.keys(forms).filter((name) => name.startsWith('payment-'));
    expect(idle.sort()).toEqual(['login', 'new-collection', 'nothing', ...methods].sort());
  });
});

describe('every widget', () => {
  const names = ui.definitions.options.properties.widget.enum;
  const registered = { ...getDefaultRegistry().widgets, ...widgets } as RegistryWidgetsType;
  const types = ['string', 'number', 'boolean', 'array'] as const;

  test.each(names)('%s that a form may name exists', (name) => {
    expect(types.some((type) => hasWidget({ type }, name, registered))).toBe(true);
  });

  test('that exists may be named', () => {
    expect(Object.keys(widgets).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('every permission', () => {
  const ids = roles.roles.map(({ id }) => id);
  const asked = new Set<string>(rows.map(([, { permission }]) => permission));

  test.each(Object.entries(permissions))('§6 %s is asked for and has a role', (name, permission) => {
    expect(asked.has(name) || textOf(serverSources).includes(`'${name}'`)).toBe(true);
    expect(permission.roles.length).toBeGreaterThan(0);
    for (const role of permission.roles) expect(ids).toContain(role);
  });

  test('§6 that a call asks for is declared', () => {
    const declared = ['public', 'session', 'marketplace', ...Object.keys(permissions)];
    expect([...asked].filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('§6 that every role has belongs to full access', () => {
    for (const { roles: holders } of Object.values(permissions)) expect(holders).toContain(1);
  });
});

describe('every call', () => {
  const specifiedNames = rows.filter(([, { means }]) => means !== undefined).map(([name]) => name);
  const answered = [
    ...namesIn(routeSources, /answer\(\s*app,\s*calls\.(\w+)/g),
    ...Object.keys(collectionCalls),
    ...specifiedNames,
  ];

  test.each(rows.map(([name]) => name))('§7 %s is answered', (name) => {
    expect(answered).toContain(name);
  });

  test('§7 is answered once', () => {
    expect(answered.filter((name, index) => answered.indexOf(name) !== index)).toEqual([]);
  });

  test('§7 that is answered is made by the client, or by those who play the marketplace', () => {
    const played = namesIn(simulationSources, /calls\.(report\w+)/g);
    const named = namesIn(clientSources, /calls\.(\w+)/g);
    const made = [...played, ...named, ...specifiedNames, ...Object.keys(collectionCalls)];
    expect(answered.filter((name) => !made.includes(name))).toEqual([]);
  });

  test('§8 that has a text says it in the words of messages.json, and no such text is idle', () => {
    const said = rows.flatMap(([, { success, failure }]) => [success, failure]);
    const texts = { ...messages.success, ...messages.failure };
    const idle = Object.entries(texts).filter(
      ([name, text]) =>
        !said.includes(text) && !textOf(clientSources).match(`\\b(success|failure)\\.${name}\\b`),
    );
    expect(idle).toEqual([]);
  });
});

describe('every GET that writes', () => {
  const writing = rows.filter(([, { method, success: text }]) => method === 'GET' && text !== undefined);

  test.each(writing)('§7 %s has a twin with DELETE', (_name, row) => {
    expect(row.twin).toBe('DELETE');
  });

  test('§7 is counted as a mutation, and no reading is', () => {
    for (const [name, row] of rows.filter(
      ([, { ours, permission }]) => !ours || permission === 'marketplace',
    ))
      expect([name, isMutation(row)]).toEqual([
        name,
        row.permission === 'marketplace' || (row.success !== undefined && row.permission !== 'session'),
      ]);
  });
});

describe('every menu entry', () => {
  const entries = [...sections, ...navigation.tools, ...navigation.boatOptions];

  test.each(entries)('§2 $title leads to a screen of that title and has an icon', ({ path, title, icon }) => {
    expect(routeAt(path)).toMatchObject({ path, title });
    expect(iconNames).toContain(icon);
  });
});

test('every icon that the tables name is drawn, and every drawn one is named', () => {
  const named = JSON.stringify([navigation, sections, labels, home]).matchAll(/"icon":"(\w+)"/g);
  expect(iconNames.toSorted()).toEqual([...new Set(Array.from(named, ([, name]) => name))].toSorted());
});

describe('every label table', () => {
  const states: Record<keyof Omit<typeof labels, '$schema'>, string[]> = {
    boatApproval: ['approved', 'pendingApproval', 'pending'],
    document: statesOf(documentMachine),
    booking: statesOf(bookingMachine),
    // §3 the method keys.
    payMethod: ['Zelle', 'bank', 'binance', 'card', 'cash', 'paypal'],
    formChange: ['appears', 'vanishes', 'tightens', 'mayTighten', 'loosens', 'rewords'],
    cancellation: ['1', '2', '3'],
    documentType: [...documentTypes],
    captain: [String(captain.with), String(captain.without)],
    role: roles.roles.map(({ id }) => String(id)),
    signIn: ['accepted', 'refused', 'wrongCode'],
    payout: statesOf(payoutMachine),
    refund: statesOf(refundMachine),
    proofMethod: ['wire', 'zelle', 'binance', 'paypal', 'card'],
    hostStatus: ['guest', 'boatOwner'],
    account: ['active', 'blocked'],
    paymentMethod: statesOf(paymentMethodMachine),
    campaign: statesOf(campaignMachine),
    audience: ['all', 'hosts', 'specific'],
  };

  test.each(Object.entries(states))('§3 %s has a label for each state and no other', (name, expected) => {
    expect(Object.keys(labels[name as keyof typeof states]).sort()).toEqual([...expected].sort());
  });

  test('§6 calls the roles what roles.json calls them', () => {
    for (const { id, name } of roles.roles)
      expect(labels.role[String(id) as keyof typeof labels.role].text).toBe(name);
  });

  test('§9 has the numbers of the machine of the same name', () => {
    for (const [state, code] of Object.entries(codes.booking))
      expect(labels.booking[state as keyof typeof codes.booking].code).toBe(code);
  });

  test('§3 is accounted for above', () => {
    expect(Object.keys(labels).filter((name) => name !== '$schema')).toEqual(Object.keys(states));
  });
});

test('every text grows with the size that the browser is set to draw it in', () => {
  // A diagram grows as a whole, its pixels with it; what the theme begins with is MUI's own unit.
  const inPixels = ['src/look/theme.ts', 'src/components/machines/machine-diagram.tsx'];
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.stories)\.tsx?$/.test(file) && !inPixels.includes(file))
    .filter((file) => /fontSize: \d|(fontSize|lineHeight|font): '\d+px/.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

describe('every list', () => {
  test.each(Object.entries(tables))(
    '§2 %s shows fields that its call answers',
    (file, { default: table }) => {
      const name = definitions[nameOf(file) as keyof typeof definitions].call;
      const call: Call | undefined = calls[name as CallName];
      const answer = call?.answer;
      const entity = (table.entity ?? (typeof answer === 'object' ? answer[0] : undefined)) as
        | keyof typeof entities
        | undefined;
      if (entity === undefined) throw new Error(`${name} answers no list.`);
      const known = [...fieldsOf(entities[entity]).keys()];
      const fields = [
        ...table.columns.map(({ field }) => field),
        ...(table.search?.fields ?? []),
        ...(table.filters ?? []).flatMap(({ field }) => field ?? []),
        ...(table.sort ? [table.sort.field] : []),
      ];
      expect(fields.filter((field) => !known.includes(field.split('.')[0] ?? ''))).toEqual([]);
    },
  );
});
