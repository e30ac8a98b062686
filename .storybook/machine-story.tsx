/**
 * Every state × event of a machine on its part of a screen, for each role, made from the machine: what is offered, what is not
 * and why, and where a press leads. The server is the story's own; tests/server/models.test.ts drives the real one.
 */
import type { StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expect, waitFor } from 'storybook/test';
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { decide } from '#machines/decide.ts';
import type { CallName } from '#schemas/calls.ts';
import { cellsOf, isTransition, type Cell } from '#tests/support/models/cells.ts';
import { expectExactly, statesOf } from '#tests/support/models/model.ts';
import { exercised } from './exercised.ts';
import { reply } from './fake-server.ts';
import { arrive, leave } from './screen-story.tsx';

/** By its text: looking for roles in all of the page takes long, and this is done for every cell. */
const buttonOf = (label = ''): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

/** Whether a button can be pressed, or why not; nothing: it is not there. */
function offerOf(label: string | undefined): string | undefined {
  const button = buttonOf(label);
  if (button?.getAttribute('aria-disabled') !== 'true') return button && 'possible';
  // Its tip, which is its title until the pointer stands over it.
  const tip = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return tip?.textContent ?? button.title;
}

export interface DrivenRow {
  _id: string | number;
}

export interface MachineStory<Row extends DrivenRow> {
  machine: AnyStateMachine;
  /** What each state is called. */
  words: Record<string, { text: string }>;
  /** The address of the row on the screen, and the call that reads one row. */
  path: string;
  readBy?: CallName;
  draw: () => ReactNode;
  /** The row as it is in a state. */
  rowIn: (state: string) => Row;
  stateOf: (row: Row) => string;
  /** Shows it. */
  show: (row: Row) => void;
  /** Where the word of its state stands. */
  shown: () => Element | null | undefined;
  labels: Record<string, string>;
  /** The event that each call asks for. */
  events: Partial<Record<CallName, (request: Request) => Promise<string | undefined> | string | undefined>>;
  /** What else is done, after the button is pressed, for an event to be made. */
  fill?: Partial<Record<string, () => Promise<void>>>;
  /** Why a cell is refused; nothing: its button is not there. */
  refusalOf: (cell: Cell) => string | undefined;
  /** What else is there in a state. */
  also?: (state: string, cells: readonly Cell[]) => Promise<void>;
}

/** The story of one role. */
export function driveAs<Row extends DrivenRow>(role: number, story: MachineStory<Row>): StoryObj {
  const { machine, words, labels, rowIn, stateOf, show, shown, fill = {}, refusalOf, also } = story;
  const cells = cellsOf('browser', machine).filter((cell) => cell.role === role);
  const states = statesOf(machine);
  const [path = '', searchPath = ''] = story.path.split('?');
  let row = rowIn(states[0] ?? '');
  let made: string[] = [];

  const make = (event = ''): Row => {
    made.push(event);
    return (row = rowIn(String(decide(machine, stateOf(row), { type: event }))));
  };
  const put = async (state: string): Promise<void> => {
    row = rowIn(state);
    show(row);
    await waitFor(() => expect(shown()).toHaveTextContent(words[state]?.text ?? ''));
  };
  async function expectOffers(state: string): Promise<void> {
    const here = cells.filter((cell) => cell.state === state);
    const wanted = here.map((cell) => [cell.event, isTransition(cell) ? 'possible' : refusalOf(cell)]);
    await waitFor(() => expect(here.map(({ event }) => [event, offerOf(labels[event])])).toEqual(wanted));
    await also?.(state, here);
  }

  return {
    render: () => {
      const { hook, searchHook } = memoryLocation({ path, searchPath });
      return (
        <Router hook={hook} searchHook={searchHook}>
          {story.draw()}
        </Router>
      );
    },
    beforeEach: () => {
      arrive('filled', role);
      made = [];
      if (story.readBy) reply({ [story.readBy]: () => row });
      for (const [call, eventOf] of Object.entries(story.events))
        reply({ [call]: async (request: Request) => make(await eventOf(request)) });
      return leave;
    },
    play: async ({ userEvent }) => {
      expectExactly(states, words);
      expectExactly([...new Set(cells.map(({ event }) => event))], labels);
      await waitFor(() => expect(shown()).toBeVisible());
      for (const state of states) {
        await put(state);
        await expectOffers(state);
        for (const { event, target = '' } of cells.filter(
          (cell) => cell.state === state && isTransition(cell),
        )) {
          await put(state);
          made = [];
          await userEvent.click(buttonOf(labels[event]) as HTMLElement);
          await fill[event]?.();
          await waitFor(() => expect(shown()).toHaveTextContent(words[target]?.text ?? ''));
          await expect(made).toEqual([event]);
          await expectOffers(target);
        }
      }
      await exercised(machine, cells);
    },
  };
}
