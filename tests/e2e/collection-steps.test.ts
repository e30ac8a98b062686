// The machine of each collection on its screen: every state, event and role, made from the machine and its definition.
import { inject } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { editEvent, type Step } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CollectionName } from '#schemas/types.ts';
import type { Api } from '#tests/support/browser/api.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { eventsOf, eventsTo } from '#tests/support/models/model.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { describeScreen, type Gesture } from '#tests/support/models/screen-model.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);

interface Row {
  _id: string;
  state: string;
}

for (const [key, machine] of Object.entries(collectionMachines)) describeRows(key as CollectionName, machine);

function describeRows(name: CollectionName, machine: AnyStateMachine): void {
  const { states = {}, steps = {} } = collections[name].machine ?? {};
  const path = `/collections/${name}`;
  const rowOf = (api: Api, id: string): Promise<Row> => api.ask('GET', `${path}/${id}`);
  const document = validDocument(forms[collections[name].form]);

  // Each step that another admin may have to take is taken by somebody of its own.
  const takers = new Map<string, Promise<Api>>();
  const takerOf = (event: string): Promise<Api> => {
    const taker = takers.get(event) ?? signInAs(1, `Taker of ${event}`);
    takers.set(event, taker);
    return taker;
  };

  const dead =
    (control: Gesture['control']): Gesture['impossible'] =>
    async (page, forbidden) => {
      await expect(control(page)).toBeDisabled();
      await expect(control(page)).toHaveAccessibleDescription(
        forbidden ?? /^Not possible while the status is /,
      );
    };

  function gestureOf(event: string): Gesture {
    if (event === editEvent) {
      const control: Gesture['control'] = (page) => collectionPage(page, name).save;
      return { control, impossible: dead(control) };
    }
    const { label, form, confirm } = steps[event] as Step;
    const control: Gesture['control'] = (page) => collectionPage(page, name).step(label);
    return {
      control,
      impossible: dead(control),
      act: async (page) => {
        await control(page).click();
        const asked = page.getByRole(form ? 'dialog' : 'alertdialog').last();
        if (form) {
          for (const [field, value] of Object.entries(validDocument(forms[form]))) {
            const { title = field } = forms[form].schema.properties?.[field] ?? {};
            await asked.getByLabel(title).fill(String(value));
          }
          await asked.locator('[type=submit]').click();
        } else if (confirm) await asked.getByRole('button', { name: label, exact: true }).click();
      },
    };
  }

  describeScreen(
    `the steps of the collection ${name}`,
    {
      machine,
      words: states,
      given: async (api, state) => {
        const { _id: id } = await api.ask<Row>('POST', path, document);
        for (const event of eventsTo(machine, state)) {
          const { form } = steps[event] ?? {};
          const said = form && validDocument(forms[form]);
          await (await takerOf(event)).ask('POST', `${path}/${id}/${event}`, said);
        }
        return id;
      },
      state: async (api, id) => (await rowOf(api, id)).state,
      open: async (page, id) => {
        await collectionPage(page, name).open(`?row=${id}`);
      },
      shown: (page) => collectionPage(page, name).status,
      leftToOthers: (event, made) =>
        steps[event]?.notBy?.includes(made)
          ? messages.refusal.ownStep.replace('{{step}}', steps[made]?.label ?? '')
          : undefined,
      gestures: Object.fromEntries(eventsOf(machine).map((event) => [event, gestureOf(event)])),
    },
    openTab,
  );
}
