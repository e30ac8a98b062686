/** Nobody watches the stories of a test: nothing is drawn, and no call is recorded for the panel of interactions. */
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');
Object.assign(window, {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: { instrument: <One>(one: One) => one },
});
