// What there is to try of a machine at a level: each state × each event × each role that can ask for it.
import type { AnyStateMachine } from 'xstate';
import { calls } from '#schemas/calls.ts';
import { permissions } from '#schemas/permissions.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Permission } from '#schemas/types.ts';
import { drivers, levels, type Driver, type Level } from './drivers.ts';
import { allRefusals, allTransitions } from './model.ts';

export interface Cell {
  state: string;
  event: string;
  /** The id of who asks; none where the event is nobody's call. */
  role: number | undefined;
  /** Where the machine leads to, whoever asks. */
  target: string | undefined;
  /** Whether the role may ask for it, whatever the machine says. */
  isPermitted: boolean;
}

const permitted = (call: keyof typeof calls): number[] => {
  const { permission } = calls[call];
  return Object.hasOwn(permissions, permission) ? [...permissions[permission as Permission].roles] : [];
};

const everywhere: Driver = { by: 'nobody has said', at: levels };

/** Every cell of a machine at a level. A transition has a target and is permitted; all others are refusals. */
export function cellsOf(level: Level, machine: AnyStateMachine): Cell[] {
  const steps = [
    ...allTransitions(machine),
    ...allRefusals(machine).map((cell) => ({ ...cell, target: undefined })),
  ];
  return steps.flatMap(({ state, event, target }): Cell[] => {
    const driver = drivers[machine.id]?.[event] ?? everywhere;
    const step = { state, event, target };
    if ('call' in driver && level !== 'pure')
      return roles.roles.map(({ id }) => ({
        ...step,
        role: id,
        isPermitted: permitted(driver.call).includes(id),
      }));
    const isHere = 'call' in driver || driver.at.includes(level);
    const cannotCome = level === 'browser' && !target && 'isAnswer' in driver;
    return isHere && !cannotCome ? [{ ...step, role: undefined, isPermitted: true }] : [];
  });
}

export const isTransition = ({ target, isPermitted }: Cell): boolean => target !== undefined && isPermitted;

/** The machines that modules of `machines/` export. */
export const machinesIn = (modules: readonly object[]): AnyStateMachine[] =>
  modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Machine'))
      .map(([, machine]) => machine as AnyStateMachine),
  );
