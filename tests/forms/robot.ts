// Fills a drawn form with data the way a person does: types, chooses, ticks, adds rows, and presses the button.
import { userEvent } from 'storybook/test';
import { isObject } from '#schemas/is-object.ts';
import { pathOf } from '#schemas/paths.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import { chooseBranch, enter } from './enter.ts';
import { closestOption, optionsAt, wordsAt } from './read-form.ts';
import { until } from './until.ts';

type Data = Record<string, unknown>;

const user = userEvent.setup({ delay: null });

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class Robot {
  private readonly page: HTMLElement;
  private readonly form: FormDefinition;

  constructor(page: HTMLElement, form: FormDefinition) {
    this.page = page;
    this.form = form;
  }

  /** Enters all of `data`; what the form holds already is left alone. */
  async fill(data: unknown): Promise<void> {
    await this.fillAt([], data);
  }

  async submit(): Promise<void> {
    await user.click(this.the('[type=submit]', 'the button that submits'));
  }

  private get prefix(): string {
    const ids = [...this.page.querySelectorAll('form [id]')].map(({ id }) => /^_r_\w+?_/.exec(id)?.[0]);
    return ids.find((id) => id !== undefined) ?? '';
  }

  private idOf(path: string[], suffix = ''): string {
    return [this.prefix, ...path].join('.') + suffix;
  }

  private byId(path: string[], suffix = ''): HTMLElement | null {
    // A form without a field has no id either.
    return this.page.querySelector(`[id="${CSS.escape(this.idOf(path, suffix))}"]`);
  }

  private cell(path: string[]): HTMLElement | null {
    return path.length === 0
      ? this.page.querySelector('form')
      : this.page.querySelector(`[data-field="${CSS.escape(pathOf(path))}"]`);
  }

  private the(selector: string, what: string): HTMLElement {
    const found = this.page.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The robot finds no ${what}.`);
    return found;
  }

  private async fillAt(path: string[], value: unknown): Promise<void> {
    await this.askFor(path, value);
    await this.chooseBranch(path, value);
    const control = this.byId(path);
    const cell = this.cell(path) ?? control?.closest<HTMLElement>('.MuiFormControl-root');
    // What is hidden has its value already: whether it is the right one shows when the form is submitted.
    if (control instanceof HTMLInputElement && control.type === 'hidden') return;
    const words = wordsAt(this.form, path);
    if (cell && (await enter(user, cell, control, value, words))) return;
    if (Array.isArray(value)) await this.fillRows(path, value);
    else if (isObject(value)) await this.fillFields(path, value);
    else if (value !== null) throw new Error(`The robot cannot enter ${path.join('.')}.`);
  }

  /** Of `oneOf` and `anyOf` the branch that the data is of. */
  private async chooseBranch(path: string[], value: unknown): Promise<void> {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const suffix = `__${kind.toLowerCase()}_select`;
      const chooser = this.byId(path, suffix);
      if (!chooser) continue;
      const options = optionsAt(this.form, path, kind);
      await chooseBranch(user, chooser, closestOption(this.form, options, value));
    }
  }

  /** What is drawn on demand only. */
  private async askFor(path: string[], value: unknown): Promise<void> {
    const button = this.byId(path, '__optionalAdd');
    if (button && typeof value === 'object' && value !== null) await user.click(button);
  }

  private async fillRows(path: string[], rows: unknown[]): Promise<void> {
    const has = (at: number): boolean =>
      this.byId([...path, String(at)]) !== null || this.cell([...path, String(at)]) !== null;
    while (has(rows.length)) await this.removeRow(path);
    // A list that nobody has begun is none at all: one that is meant to be empty is begun, and emptied.
    for (const [at, row] of (rows.length > 0 ? rows : [undefined]).entries()) {
      if (!has(at))
        await user.click(
          this.the(`#${CSS.escape(this.idOf(path, '__add'))}`, `button to add to ${path.join('.')}`),
        );
      await until(() => {
        if (!has(at)) throw new Error(`The robot gets no row ${at} of ${path.join('.')}.`);
      });
      if (rows.length > 0) await this.fillAt([...path, String(at)], row);
    }
    if (rows.length === 0) await this.removeRow(path);
  }

  private async removeRow(path: string[]): Promise<void> {
    const buttons = this.cell(path)?.querySelectorAll<HTMLElement>('[data-action=remove]') ?? [];
    await user.click([...buttons].at(-1) as HTMLElement);
    await pause();
  }

  /** A field may appear because of another one: those that are there first, until none is left. */
  private async fillFields(path: string[], data: Data): Promise<void> {
    const left = new Map(Object.entries(data).filter(([, value]) => value !== undefined));
    const isDrawn = (key: string): boolean => {
      const at = [...path, key];
      return [
        this.cell(at),
        this.byId(at),
        this.byId(at, '__oneof_select'),
        this.byId(at, '__anyof_select'),
        this.byId(at, '__optionalAdd'),
        // A grid places fields without what is around them.
        this.page.querySelector(`[data-field^="${CSS.escape(pathOf(at))}."]`),
      ].some(Boolean);
    };
    while (left.size > 0) {
      const key = [...left.keys()].find(isDrawn);
      if (key !== undefined) await this.fillAt([...path, key], left.get(key));
      else if (this.byId(path, '__add')) await this.addKey(path, [...left.keys()][0] ?? '', left);
      else
        throw new Error(
          `The robot sees no ${[...left.keys()].map((one) => [...path, one].join('.')).join(', ')}.`,
        );
      if (key !== undefined) left.delete(key);
    }
  }

  /** A property of one's own: added, then named. */
  private async addKey(path: string[], key: string, left: Map<string, unknown>): Promise<void> {
    await user.click(this.byId(path, '__add') as HTMLElement);
    const naming = await until(() =>
      this.the(`#${CSS.escape(this.idOf([...path, 'newKey'], '-key'))}`, 'name of what was added'),
    );
    await user.clear(naming);
    await user.type(naming, key);
    await user.tab();
    await until(() => this.the(`#${CSS.escape(this.idOf([...path, key], '-key'))}`, `property ${key}`));
    await this.fillAt([...path, key], left.get(key));
    left.delete(key);
  }
}
