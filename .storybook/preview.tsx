import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { configure, sb } from 'storybook/test';
import roles from '#schemas/roles.json' with { type: 'json' };
import { keepFocus } from '#src/layout/keys/kept-focus.ts';
import { languages, setLanguage, startI18n, Translated, type Language } from '#src/language/i18n.ts';
import { Themed } from '#src/look/themed.tsx';
import { rowHeights, setDensity, type Density } from '#src/look/density.ts';
import { schemeKey } from '#src/look/scheme-storage.ts';
import { remember } from '#src/browser/storage.ts';
import { expectContrastInDark, isTested } from './both-schemes.ts';

// A story has nobody to talk to.
sb.mock(import('../src/api/socket.ts'));

void startI18n();
// As in the shell.
keepFocus();
// A screen is loaded in parts, and a machine may have other things to do.
configure({ asyncUtilTimeout: 25_000 });

/** As in the page. The theme reads the scheme where it is remembered, anew for another one. */
const inPage: Decorator = (Story, { globals }) => (
  <Themed key={String(globals['theme'])}>
    <Translated>
      <Story />
    </Translated>
  </Themed>
);

let hasShownScreen = false;

/** What a screen has loaded stays in its stores; the next story begins with empty ones, and so does one with other args. */
function startAfresh({ parameters, args }: StoryContext): Promise<void> | void {
  if (hasShownScreen && !isTested) {
    const address = new URL(window.location.href);
    const texts = Object.entries(args).filter(([, value]) => typeof value === 'string');
    address.searchParams.set('args', texts.map((pair) => pair.join(':')).join(';'));
    window.location.replace(address);
    return new Promise(() => undefined);
  }
  hasShownScreen = parameters['isScreen'] === true;
}

const preview: Preview = {
  decorators: [inPage],
  initialGlobals: { theme: 'light', language: 'en', density: 'comfortable', role: '1' },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map(({ code, name }) => ({ value: code, title: name })),
        dynamicTitle: true,
      },
    },
    density: {
      description: 'How close the rows of tables stand',
      toolbar: {
        icon: 'component',
        items: Object.keys(rowHeights).map((value) => ({ value, title: value })),
        dynamicTitle: true,
      },
    },
    role: {
      description: 'Role of the admin who is signed in',
      toolbar: {
        icon: 'user',
        items: roles.roles.map(({ id, name }) => ({ value: String(id), title: name })),
        dynamicTitle: true,
      },
    },
  },
  loaders: [
    startAfresh,
    ({ globals }) => remember(schemeKey, String(globals.theme)),
    ({ globals }) => setDensity(globals.density as Density),
    ({ globals }) => setLanguage(globals.language as Language),
  ],
  afterEach: async ({ parameters }) => {
    if (!isTested) return;
    // Of the toolbar: each check would walk through them.
    document.getElementById('storybook-a11y-vision-filters')?.remove();
    if (!parameters['isInLightOnly']) await expectContrastInDark();
  },
  parameters: {
    // What is well needs no account of each element.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Design',
          ['Colours', 'Type', 'Spacing', 'Status labels'],
          'Theme',
          'Controls',
          'Feedback',
          'Page',
          'Formats',
          'Lists',
          'Charts',
          'Machines',
          'Pictures',
          'People',
          'Boats',
          'Bookings',
          'Messages',
          'Code editor',
          'Tables',
          'Any form',
          'Forms',
          'Layout',
          'Screen parts',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        enlarged: { name: 'Enlarged to 400 %', styles: { width: '320px', height: '256px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
