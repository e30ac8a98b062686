// §2 Users Overview: hosts and guests.
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import { createList } from './list.ts';

export const userList = createList({ table, call: calls.getAllUsers });
