import type { FormDefinition } from '../../schema.ts';
export declare const definition: FormDefinition<'new-collection'>;
