/** What forms ask for in the stories: the platform's lists are all there, and no address is known. */
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { fixedLists, type FormSources } from '#src/forms/form-context.ts';

export const sources = {
  lists: fixedLists(Object.fromEntries(Object.entries(catalogueRows))),
  suggestAddress: () => Promise.resolve([]),
} satisfies FormSources;
