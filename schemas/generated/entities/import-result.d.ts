import type { Schema } from '../../schema.ts';
export declare const schema: Schema;
