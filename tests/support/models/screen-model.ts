// Every state × event × role of a machine on its screen, made from the machine: what is offered, what is not and why, what it does.
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect as expectValue, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { calls } from '#schemas/calls.ts';
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Permission } from '#schemas/types.ts';
import type { Api } from '../browser/api.ts';
import { cellsOf, isTransition, type Cell } from './cells.ts';
import { signInAs } from '../browser/customer-support.ts';
import { drivers } from './drivers.ts';
import { exercised } from './exercised.ts';
import { expect } from '../browser/expect.ts';
import { expectExactly, statesOf } from './model.ts';
import type { Tab, TabOptions } from '../browser/tab.ts';

/** How an event is made on the screen. */
export interface Gesture {
  /** Goes to where it is made, if that is another place than where the state is read. */
  go?: (page: Page) => Promise<void>;
  /** What is pressed. */
  control: (page: Page) => Locator;
  /** Makes the event; pressing the control, unless there is more to it. */
  act?: (page: Page) => Promise<void>;
  /**
   * Expects what keeps the event from being made where the machine refuses it; without it, no control is there.
   * `forbidden` says why the role may not make it anywhere, if it may not.
   */
  impossible?: (page: Page, forbidden: string | undefined) => Promise<void>;
  /** Expects what keeps a role from it; without it, the control is disabled and described by the reason. */
  forbidden?: (page: Page, reason: string) => Promise<void>;
}

export interface ScreenModel {
  machine: AnyStateMachine;
  /** What each state is called. */
  words: Record<string, { text: string }>;
  /** Finds or makes one in a state, which no other test changes. @returns its key */
  given: (api: Api, state: string) => Promise<string>;
  /** The state it is in by the server. */
  state: (api: Api, id: string) => Promise<string | undefined>;
  /** What a tab needs before it opens. */
  tab?: (id: string) => TabOptions;
  /** Shows it. */
  open: (page: Page, id: string) => Promise<void>;
  /** Where the word of its state stands. */
  shown: (page: Page) => Locator;
  gestures: Record<string, Gesture>;
  /** Why whoever has just made the event `made` may not make `event`, though machine and role allow it; nothing where they may. */
  leftToOthers?: (event: string, made: string) => string | undefined;
}

const reasonOf = (machine: AnyStateMachine, event: string): string => {
  const driver = drivers[machine.id]?.[event];
  if (!driver || !('call' in driver)) throw new Error(`${event} of ${machine.id} is no call.`);
  const { permission } = calls[driver.call];
  return english(refusalOf(permission as Permission));
};

/** Expects of one event what a role finds where the object is open. */
async function expectOffer(page: Page, model: ScreenModel, cell: Cell, made = ''): Promise<void> {
  const { machine, gestures, leftToOthers } = model;
  const gesture = gestures[cell.event];
  if (!gesture) throw new Error(`The test knows no gesture for ${cell.event}.`);
  const { go, control, impossible, forbidden } = gesture;
  await go?.(page);
  const reason = reasonOf(machine, cell.event);
  if (cell.target === undefined) {
    if (impossible) await impossible(page, cell.isPermitted ? undefined : reason);
    else await expect(control(page)).toHaveCount(0);
  } else if (cell.isPermitted) {
    const left = leftToOthers?.(cell.event, made);
    if (left === undefined) return expect(control(page)).toBeEnabled();
    await expect(control(page)).toBeDisabled();
    await expect(control(page)).toHaveAccessibleDescription(left);
  } else if (forbidden) await forbidden(page, reason);
  else {
    await expect(control(page)).toBeDisabled();
    await expect(control(page)).toHaveAccessibleDescription(reason);
  }
}

/**
 * The tests of a machine on its screen: one for each role and state, which tries every event.
 * @param isTried which roles, where the others are tried on another screen that is alike
 */
export function describeScreen(
  title: string,
  model: ScreenModel,
  openTab: (options?: TabOptions) => Promise<Tab>,
  isTried: (role: number) => boolean = () => true,
): void {
  const { machine, words, given, state: stateNow, open, shown, gestures } = model;
  const cells = cellsOf('browser', machine);

  describe(title, () => {
    const admins = new Map<number, Api>();
    beforeAll(async () => {
      for (const { id } of roles.roles) admins.set(id, await signInAs(id, `Role${id}`));
    });
    const apiOf = (role: number): Api => {
      const api = admins.get(role);
      if (!api) throw new Error(`Nobody has role ${role}.`);
      return api;
    };

    test('the test knows every state and every event of staff', () => {
      expectExactly(statesOf(machine), words);
      expectExactly([...new Set(cells.map(({ event }) => event))], gestures);
    });

    describe.each(roles.roles.filter(({ id }) => isTried(id)))('for $name', ({ id: role }) => {
      // All states in one tab, as staff have them, unless a test has left it somewhere.
      let tab: Tab | undefined;
      test.each(statesOf(machine))('%s: what is offered, what is not, and what it does', async (state) => {
        const [chief, own] = [apiOf(1), apiOf(role)];
        const cellsIn = (each: string): Cell[] =>
          cells.filter((cell) => cell.role === role && cell.state === each);
        const here = cellsIn(state);
        const isInPlace = ({ event }: Cell): boolean => gestures[event]?.go === undefined;
        const inPlaceFirst = (a: Cell, b: Cell): number => Number(isInPlace(b)) - Number(isInPlace(a));
        const id = await given(chief, state);
        const taken = tab ?? (await openTab({ storage: own.storage, ...model.tab?.(id), isKept: true }));
        tab = undefined;
        const { page } = taken;
        await open(page, id);
        await expect(shown(page)).toContainText(words[state]?.text ?? '');
        for (const cell of here.toSorted(inPlaceFirst)) {
          await expectOffer(page, model, cell);
          if (!isTransition(cell)) exercised('browser', machine, cell);
        }
        expectValue(await stateNow(chief, id)).toBe(state);

        // The one that was looked at is changed first, unless the look has led elsewhere.
        let looked = here.every(isInPlace) ? id : undefined;
        for (const cell of here.filter(isTransition)) {
          const { event, target = '' } = cell;
          const changed = looked ?? (await given(chief, state));
          if (looked === undefined) {
            await open(page, changed);
            await expect(shown(page)).toContainText(words[state]?.text ?? '');
          }
          looked = undefined;
          const { go, control, act } = gestures[event] as Gesture;
          await go?.(page);
          await (act ? act(page) : control(page).click());
          await expectValue.poll(() => stateNow(chief, changed)).toBe(target);
          if (go) await open(page, changed);
          await expect(shown(page)).toContainText(words[target]?.text ?? '');
          for (const next of cellsIn(target).filter(isInPlace)) await expectOffer(page, model, next, event);
          exercised('browser', machine, cell);
        }
        tab = taken;
      });
    });
  });
}
