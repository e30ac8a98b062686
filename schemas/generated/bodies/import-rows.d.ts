import type { Definition } from '../../schema.ts';
export declare const definition: Definition<'import-rows'>;
