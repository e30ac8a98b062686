// Enters one value with whatever control the form has drawn for it.
import { fireEvent, within, type userEvent } from 'storybook/test';
import type { Words } from './read-form.ts';

type User = ReturnType<typeof userEvent.setup>;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** @returns whether this control takes the whole value; false where its parts have controls of their own */
export async function enter(
  user: User,
  cell: HTMLElement,
  control: HTMLElement | null,
  value: unknown,
  { nameOf = String }: Words,
): Promise<boolean> {
  // Only a day in parts has its controls elsewhere.
  if (!control && typeof value !== 'string') return false;
  if (control instanceof HTMLSelectElement) await chooseFrom(user, control, value, nameOf);
  else if (control?.matches('textarea[placeholder^="JSON"]'))
    await type(user, control, JSON.stringify(value));
  else if (control instanceof HTMLInputElement && control.type === 'checkbox')
    await tick(user, control, value);
  else if (control instanceof HTMLInputElement && control.type === 'file') await upload(user, control, value);
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    await type(user, control, textOf(control, value));
  else if (control?.getAttribute('role') === 'combobox')
    await chooseSeveral(user, control, value as unknown[], nameOf);
  else if (cell.querySelector('[type=radio]')) await pickRadio(user, cell, value, nameOf);
  else if (cell.querySelector('[type=range]'))
    await fireEvent.change(cell.querySelector('[type=range]') as HTMLElement, { target: { value } });
  else if (cell.querySelector('[type=checkbox]') && Array.isArray(value))
    await tickSeveral(user, cell, value, nameOf);
  else if (cell.querySelector('[id$=_year]')) await chooseParts(user, cell, String(value));
  else if (cell.querySelector('[type=date]')) await enterMoment(user, cell, String(value));
  else return false;
  await pause();
  return true;
}

const textOf = ({ type: kind }: { type: string }, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return kind === 'time' ? text.slice(0, 5) : text;
};

async function type(user: User, control: HTMLElement, text: string): Promise<void> {
  const input = control as HTMLInputElement;
  if (input.value === text || input.readOnly || input.disabled) return;
  if (input.type === 'color') return void fireEvent.input(input, { target: { value: text } });
  // All at once: what typing key by key does is proved where the controls are.
  await user.clear(input);
  if (text !== '') await user.paste(text);
}

async function chooseFrom(
  user: User,
  list: HTMLSelectElement,
  value: unknown,
  nameOf: (value: unknown) => string,
): Promise<void> {
  const name = nameOf(value);
  const options = [...list.options];
  const option = options.find(({ text }) => text === name);
  if (!option)
    throw new Error(
      `The robot finds no "${name}" in ${list.id}: ${options.map(({ text }) => text).join(', ')}.`,
    );
  if (list.selectedOptions[0] !== option && !list.disabled) await user.selectOptions(list, option);
}

async function tick(user: User, box: HTMLInputElement, value: unknown): Promise<void> {
  if (box.checked !== Boolean(value)) return user.click(box);
  if (value === false) {
    // Unticked is not yet "no": a person who means it ticks and takes it back.
    await user.click(box);
    await user.click(box);
  }
}

async function tickSeveral(
  user: User,
  cell: HTMLElement,
  values: unknown[],
  nameOf: (value: unknown) => string,
): Promise<void> {
  const wanted = values.map(nameOf);
  for (const box of within(cell).getAllByRole<HTMLInputElement>('checkbox')) {
    const name = box.closest('label')?.textContent ?? '';
    if (box.checked !== wanted.includes(name)) await user.click(box);
  }
}

async function pickRadio(
  user: User,
  cell: HTMLElement,
  value: unknown,
  nameOf: (value: unknown) => string,
): Promise<void> {
  const stars = cell.querySelector<HTMLInputElement>(
    `.MuiRating-root [type=radio][value="${String(value)}"]`,
  );
  const named = [...cell.querySelectorAll<HTMLInputElement>('[type=radio]')].find(
    (one) => one.closest('label')?.textContent === nameOf(value),
  );
  const radio = stars ?? named;
  if (!radio) throw new Error(`The robot finds no "${nameOf(value)}" among the radio buttons.`);
  // A mouse that is nowhere would choose the first star.
  radio.click();
}

async function chooseSeveral(
  user: User,
  control: HTMLElement,
  values: unknown[],
  nameOf: (value: unknown) => string,
): Promise<void> {
  const wanted = values.map(nameOf);
  await user.click(control);
  const list = await within(document.body).findByRole('listbox');
  for (const option of within(list).getAllByRole('option'))
    if ((option.getAttribute('aria-selected') === 'true') !== wanted.includes(option.textContent))
      await user.click(option);
  await user.keyboard('{Escape}');
}

/** Takes a branch of `oneOf` or `anyOf` by its place. */
export async function chooseBranch(user: User, chooser: HTMLElement, at: number): Promise<void> {
  const radio = chooser.querySelectorAll<HTMLInputElement>('[type=radio]')[at];
  if (radio) await user.click(radio);
  else await user.selectOptions(chooser, String(at));
  await pause();
}

async function upload(user: User, control: HTMLInputElement, value: unknown): Promise<void> {
  const files = [value].flat().map((url) => {
    const [, mime = '', name = '', content = ''] =
      /^data:([^;]+);name=([^;]+);base64,(.*)$/.exec(String(url)) ?? [];
    return new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type: mime });
  });
  await user.upload(control, files);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** A day, or a day and an hour, in a list for each part. */
async function chooseParts(user: User, cell: HTMLElement, moment: string): Promise<void> {
  const [year, month, day, hour, minute, second] = moment.split(/\D/).map(Number);
  for (const [part, number] of Object.entries({ year, month, day, hour, minute, second })) {
    const list = cell.querySelector<HTMLSelectElement>(`select[id$=_${part}]`);
    if (list) await chooseFrom(user, list, number, (one) => String(one).padStart(2, '0'));
  }
}

/** A day and, beside it, the time of the day. */
async function enterMoment(user: User, cell: HTMLElement, moment: string): Promise<void> {
  await type(user, cell.querySelector('[type=date]') as HTMLElement, moment.slice(0, 10));
  const times = cell.querySelector('select');
  if (times) await user.selectOptions(times, moment.slice(11, 16));
}
