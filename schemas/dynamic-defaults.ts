// What a field may begin with that no file can say, because it depends on the moment: by the word of the schema.
import { today } from './days.ts';

export const dynamicDefaults = { today: () => today() } as const;
