// How an embedded database is started again whose thread is lost.
import sql from 'sql-template-tag';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectEmbedded, type EmbeddedConnection } from '#server/database/embedded-connection.ts';
import { openEmbedded } from '#server/database/embedded.ts';

vi.mock('#server/database/embedded-connection.ts', () => ({ connectEmbedded: vi.fn() }));

const lost: EmbeddedConnection = { isLost: true, send: () => Promise.reject(new Error('Lost.')) };
const working: EmbeddedConnection = { isLost: false, send: () => Promise.resolve({ rows: [{ one: 1 }] }) };

it('it is tried again a second after it failed, also when the clock was put back meanwhile', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const connect = vi.mocked(connectEmbedded).mockResolvedValueOnce(lost);
  const database = await openEmbedded({ directory: 'somewhere' });
  connect.mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValue(working);
  const asked = () => database.query(sql`select 1 as one`);
  await expect(asked()).rejects.toThrow('Lost.');
  await expect(asked()).rejects.toThrow('Lost.');
  expect(connect).toHaveBeenCalledTimes(2);
  const anHourAgo = Date.now() - 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(anHourAgo);
  await vi.waitFor(async () => expect(await asked()).toEqual([{ one: 1 }]), { timeout: 3000, interval: 100 });
  expect(connect).toHaveBeenCalledTimes(3);
});
