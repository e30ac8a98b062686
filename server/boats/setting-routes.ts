// §7 the settings of a boat: plans, location, cancellation policy, accessories and allowed items.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import { changeRow } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { boatRows, boatWithLinks } from './change.ts';
import { deletePlan, insertPlan, setBoatAttributes, setPriceFromPlans, updatePlan } from './queries.ts';

type SettingCall = { params: { boatId: string } } & Pick<
  Asked<typeof calls.savePlan>,
  'session' | 'version' | 'change'
>;

export function boatSettingRoutes(app: FastifyInstance, { signLink }: Context): void {
  const withLinks = boatWithLinks(signLink);
  const boats = boatRows(signLink);

  async function settle(
    { params, version, change }: SettingCall,
    action: string,
    work: (tx: Transaction, boat: Boat) => Promise<void>,
  ): Promise<Boat> {
    const { after } = await change((tx) =>
      changeRow(tx, boats, { id: params.boatId, version }, async (before) => {
        await work(tx, before);
        return action;
      }),
    );
    return withLinks(after);
  }

  const plansOf = (boat: Boat) => ({
    data: boat.plans ?? [],
    plans: boat.plans ?? [],
    version: boat.version,
  });

  answer(app, calls.savePlan, async (asked) => {
    const { _id, ...plan } = asked.body;
    const boat = await settle(asked, 'savePlan', async (tx, { _id: boatId, plans }) => {
      const id = String(_id ?? '');
      const stored = plans?.find((one) => String(one._id) === id);
      const { admin } = asked.session;
      const kept = withKept(forms.plan.schema, { sent: plan, stored, admin, entity: 'boat' });
      const isKnown = id !== '' && (await updatePlan(tx, String(boatId), id, kept));
      if (!isKnown) await insertPlan(tx, String(boatId), randomUUID(), kept);
      await setPriceFromPlans(tx, String(boatId));
    });
    return plansOf(boat);
  });

  answer(app, calls.deletePlan, async (asked) => {
    const boat = await settle(asked, 'deletePlan', async (tx, { _id: boatId }) => {
      if (!(await deletePlan(tx, String(boatId), String(asked.body._id))))
        throw new Refusal(404, '_id', messages.refusal.notFound, { label: 'This plan' });
      await setPriceFromPlans(tx, String(boatId));
    });
    return plansOf(boat);
  });

  answer(app, calls.saveLocation, async (asked) => {
    const { schema } = forms.location;
    const { admin } = asked.session;
    const boat = await settle(asked, 'saveLocation', (tx, { _id, location2: stored }) =>
      setBoatAttributes(tx, String(_id), ['location2'], {
        location2: withKept(schema, { sent: asked.body, stored, admin, entity: 'boat' }),
      }),
    );
    return { data: boat };
  });

  /** A form that sets attributes of the boat by their names. */
  async function setOne(
    asked: SettingCall & { body: object },
    name: 'cancellation' | 'accessories' | 'allowes',
  ): Promise<{ data: Boat }> {
    const { schema } = forms[name];
    const { admin } = asked.session;
    const data = await settle(asked, name, (tx, stored) => {
      const values = withKept<Record<string, unknown>>(schema, {
        sent: { ...asked.body },
        stored,
        admin,
        entity: 'boat',
      });
      return setBoatAttributes(tx, String(stored._id), fieldNames(schema), values);
    });
    return { data };
  }

  answer(app, calls.saveCancellation, (asked) => setOne(asked, 'cancellation'));
  answer(app, calls.saveAccessories, (asked) => setOne(asked, 'accessories'));
  answer(app, calls.saveAllowed, (asked) => setOne(asked, 'allowes'));
}
