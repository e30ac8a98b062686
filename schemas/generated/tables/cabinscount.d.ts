import type { TableDefinition } from '../../table.ts';
export declare const definition: TableDefinition<'cabinscount'>;
