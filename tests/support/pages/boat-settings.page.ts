import type { Locator, Page } from 'playwright';
import { visit } from '../browser/visit.ts';

/** The address of each settings screen below /home/boat and its title. */
export const settingScreens = {
  info: 'Boat Information',
  plan: 'Add your plans',
  location: 'Location of the boat',
  picture: 'Add Pictures',
  cancellation: 'Cancellation policy',
  accessories: 'Accessories',
  allowes: 'Allowed on the boat',
  docimage: 'Add documentation',
} as const;
export type SettingScreen = keyof typeof settingScreens;

export const boatSettingsPage = (page: Page) => {
  const main = page.getByRole('main');
  const conflict = page.getByRole('dialog', { name: /Somebody else changed this/ });
  return {
    title: (screen: SettingScreen): Locator =>
      page.getByRole('heading', { level: 1, name: settingScreens[screen] }),
    back: main.getByRole('link', { name: 'Edit Boat', exact: true }),
    /** An entry of the options menu. */
    option: (title: string): Locator =>
      page.getByRole('navigation', { name: 'Edit Boat' }).getByRole('link', { name: title }),
    /** By its label, behind which a star may stand. */
    field: (label: string): Locator => main.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
    /** The text at a field that is not accepted. */
    problem: (text: string): Locator => page.locator('form').getByText(text, { exact: true }),
    /** The box around an address, with its icon. */
    addressFrame: main.locator('.MuiAutocomplete-root'),
    suggestionList: main.locator('.MuiAutocomplete-popper'),
    suggestions: page.getByRole('listbox').getByRole('option'),
    save: main.getByRole('button', { name: 'Save Changes' }),
    state: page.locator('form p[role="status"]'),
    draft: page.getByText('Your unsaved changes are back.'),
    conflict: {
      box: conflict,
      takeTheirs: conflict.getByRole('button', { name: 'Take the saved version' }),
      saveMine: conflict.getByRole('button', { name: 'Save mine over it' }),
    },
    leaving: {
      box: page.getByRole('alertdialog', { name: 'You have unsaved changes' }),
      stay: page.getByRole('button', { name: 'Stay' }),
      leave: page.getByRole('button', { name: 'Leave without saving' }),
    },
    checklist: {
      ticks: main.getByRole('checkbox'),
      search: main.getByRole('searchbox', { name: 'Search the list' }),
      count: main.getByText(/^\d+ of \d+ chosen$/),
      button: (name: string): Locator => main.getByRole('button', { name, exact: true }),
    },
    open: (screen: SettingScreen | 'option') => visit(page, `/home/boat/${screen}`),
  };
};
