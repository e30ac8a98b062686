// Acknowledged writes survive kill -9.
import type { Result } from './report.ts';
import type { Product, Stage } from './stage.ts';
import { givenWriters } from './writers.ts';

export async function kills(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { write, check } = await givenWriters(stage);
  let product: Product = await stage.start();
  return async (count) => {
    const tried = await write(product.url, count, product.kill);
    product = await stage.start();
    return { tried, wrong: await check(product.url), beside: { kills: 1 } };
  };
}
