// Ours: the second factor of the own account. Its secret is answered once, while it is being set up.
import type { FastifyInstance } from 'fastify';
import { generateSecret, generateURI } from 'otplib';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { confirmFactor, deleteFactor, findFactor, keepSecret } from '../access/factor-queries.ts';
import { needsFactor, newRecoveryCodes, takeCode } from '../access/second-factor.ts';
import { demandPassword } from '../access/password-proof.ts';
import { changeFactor } from '../admins/change.ts';
import { lockAdmin } from '../admins/queries.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

const { factorDemanded, wrongCode } = messages.refusal;
const { factorThere, factorAbsent } = serverMessages.refusal;

export function factorRoutes(app: FastifyInstance, { db, env }: Context): void {
  answer(app, calls.startSecondFactor, async ({ body, session: { admin }, change, request }) => {
    const id = String(admin._id);
    await demandPassword(db, { admin, request, password: body.current });
    const secret = generateSecret();
    await change(async (tx) => {
      // Another tab may be confirming the one before.
      await lockAdmin(tx, id);
      if ((await findFactor(tx, id))?.confirmed) throw new Refusal(409, 'secondFactor', factorThere);
      await keepSecret(tx, id, secret);
    });
    const address = generateURI({ issuer: env.PRODUCT_NAME, label: admin.email ?? id, secret });
    return { data: { secret, address } };
  });

  answer(app, calls.confirmSecondFactor, async ({ body, session: { admin }, change }) => {
    const id = String(admin._id);
    const { codes, hashes } = newRecoveryCodes();
    await change((tx) =>
      changeFactor(tx, { id }, 'addSecondFactor', async () => {
        const found = await findFactor(tx, id);
        if (!found) throw new Refusal(409, 'secondFactor', factorAbsent);
        if (found.confirmed) throw new Refusal(409, 'secondFactor', factorThere);
        if (!(await takeCode(tx, id, body.code)))
          throw new Refusal(422, 'code', wrongCode, {}, { errors: { code: wrongCode } });
        return confirmFactor(tx, id, hashes);
      }),
    );
    return { data: { codes } };
  });

  answer(app, calls.renewRecoveryCodes, async ({ body, session: { admin }, change, request }) => {
    const id = String(admin._id);
    const demandSame = await demandPassword(db, { admin, request, password: body.current });
    const { codes, hashes } = newRecoveryCodes();
    await change((tx) =>
      changeFactor(tx, { id }, 'renewRecoveryCodes', async () => {
        if (!(await findFactor(tx, id))?.confirmed) throw new Refusal(409, 'secondFactor', factorAbsent);
        await demandSame(tx);
        return confirmFactor(tx, id, hashes);
      }),
    );
    return { data: { codes } };
  });

  answer(app, calls.removeOwnSecondFactor, async ({ body, session: { admin }, change, request }) => {
    const id = String(admin._id);
    if (needsFactor(admin)) throw new Refusal(409, 'secondFactor', factorDemanded);
    const demandSame = await demandPassword(db, { admin, request, password: body.current });
    await change((tx) =>
      changeFactor(tx, { id }, 'removeSecondFactor', async () => {
        await demandSame(tx);
        return deleteFactor(tx, id);
      }),
    );
    return {};
  });
}
