// §7 boats: the list, one boat, similar ones, Boat Information, and the review of documents.
import type { FastifyInstance } from 'fastify';
import { pairsOf, type BoatApproval } from '#machines/boat-approval.ts';
import { stateOf } from '#machines/codes.ts';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { BoatFilterForm } from '#schemas/types.ts';
import { fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import { maskFor } from '../access/masking.ts';
import { changeRow, demandRow } from '../changes/change-row.ts';
import { answerCache } from '../http/answer-cache.ts';
import { answer, envelopeAround } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { cursorOf, isMoment, placeOf } from '../http/cursor.ts';
import { Json } from '../http/json.ts';
import { isKnown } from '../http/known-tag.ts';
import { Refusal } from '../http/refusal.ts';
import { boatRows, boatWithLinks } from './change.ts';
import { decideDocument } from './document-change.ts';
import {
  countBoats,
  findBoat,
  listBoatPage,
  listBoats,
  setBoatAttributes,
  type BoatConditions,
} from './queries.ts';
import { listSimilarBoats } from './similar-queries.ts';

/** Boats are sorted by the day they were submitted. */
const isPlace = (found: readonly unknown[]): found is [date: string, id: string] =>
  isMoment(found[0]) && typeof found[1] === 'string';

type BoatQuery = Record<string, string | undefined>;

function conditionsOf(query: BoatQuery, filter?: BoatFilterForm): BoatConditions {
  const { q, status, from, to } = query;
  return {
    ...(q ? { text: q } : {}),
    ...(status ? { pairs: pairsOf(status as BoatApproval) } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(filter ? { filter } : {}),
  };
}

export function boatRoutes(app: FastifyInstance, { db, signLink }: Context): void {
  const withLinks = boatWithLinks(signLink);
  const boats = boatRows(signLink);

  /** The whole answer as text. */
  async function boatPage(query: BoatQuery, filter?: BoatFilterForm): Promise<string> {
    const wanted = conditionsOf(query, filter);
    const { limit, after, sort, count } = query;
    if (!limit) return envelopeAround(await listBoats(db, wanted));
    const page = {
      limit: Number(limit),
      oldestFirst: sort === 'date',
      ...(after ? { after: placeOf(after, isPlace) } : {}),
    };
    const { text, last, isFrequent } = await listBoatPage(db, wanted, page);
    const most = wanted.text ? limits.page.countFoundUpTo : limits.page.countUpTo;
    const total = count ? { total: await countBoats(db, wanted, most + 1, isFrequent) } : {};
    return envelopeAround(text, { next: last ? cursorOf(last) : null, ...total });
  }

  const kept = answerCache(['boatList']);
  const keptWhole = answerCache(['boatList']);

  answer(app, calls.getAllBoats, async ({ query, session, request, reply }) => {
    if (Object.keys(query).length > 0)
      return kept.answer(request, JSON.stringify(query), () => boatPage(query));
    // Whoever signs in next in the same browser may see more of it, or less.
    const sight = maskFor(session.admin, 'boat') ? '-masked' : '';
    const whole = await keptWhole.answer(request, '', () => boatPage(query));
    // By what it says: what is counted begins anew with each database, and goes back with a backup.
    const tag = `W/"${whole.digest}${sight}"`;
    void reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (!isKnown(request, tag)) return whole;
    void whole.sendKnown(reply);
    return {};
  });

  answer(app, calls.filterBoats, async ({ query, body, request }) =>
    kept.answer(request, JSON.stringify([query, body]), () => boatPage(query, body)),
  );

  answer(app, calls.getBoat, async ({ params }) => ({
    data: withLinks(demandRow(boats, await findBoat(db, params.id))),
  }));

  answer(app, calls.getSimilarBoats, async ({ params }) => {
    const boat = demandRow(boats, await findBoat(db, params.boatId));
    return { data: new Json(await listSimilarBoats(db, params.location, boat, limits.similarBoats)) };
  });

  answer(app, calls.updateBoat, async ({ params, body, session, version, change }) => {
    const { schema } = forms['boat-info'];
    const { after } = await change((tx) =>
      changeRow(tx, boats, { id: params.id, version }, async (before) => {
        if (body.user !== undefined && String(body.user) !== String(before.user?._id))
          throw new Refusal(422, 'user', messages.refusal.invalid, { label: 'Owner' });
        // The owner is no attribute of the boat.
        const { user: _, ...sent } = body;
        const { user: __, ...stored } = before;
        const info = withKept(schema, { sent, stored, admin: session.admin, entity: 'boat' });
        const keys = fieldNames(schema).filter((key) => key !== 'user');
        await setBoatAttributes(tx, params.id, keys, info);
        return 'updateBoat';
      }),
    );
    return { data: withLinks(after) };
  });

  answer(app, calls.setBoatStatus, async ({ params, body, version, change }) => {
    const type = body.sort;
    const target = stateOf('document', body.result);
    const at = { id: params.boatId, version };
    const { after } = await change((tx) =>
      changeRow(tx, boats, at, (before) => decideDocument(tx, before, { type, target }, withLinks)),
    );
    return { data: withLinks(after), user: after.user?._id };
  });
}
