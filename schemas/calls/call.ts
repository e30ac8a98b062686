// The shape of a row of calls.ts, and of rows that are alike.
import messages from '../messages.json' with { type: 'json' };
import type { Bodies, CatalogueName, Entities, Forms, Permission } from '../types.ts';

/** What the specified calls of a catalogue do. `save` adds a row as well. */
export type Meaning = 'list' | 'save' | 'delete';

type BodyName = keyof Bodies | keyof Forms;

/**
 * One row. `public` needs no token, `session` any signed-in admin, `marketplace` the token of the marketplace's own
 * services, anything else a permission of roles.json.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  permission: Permission | 'public' | 'session' | 'marketplace';
  /** The form or body that the request's JSON must satisfy. */
  body?: BodyName;
  /** §5: the numbers of its body may be sent as text. */
  takesText?: true;
  /** The optional query; only our own server is asked with one. */
  query?: keyof Bodies;
  /** The request is multipart with the file in this field. */
  upload?: 'photo';
  /** The attribute of the row that the address of the picture is kept in. */
  keptAs?: string;
  /** §7 what a catalogue does under another name: one handler answers all of them. */
  means?: `${CatalogueName}.${Meaning}`;
  /** What `data` of the envelope holds: one entity, or a list of them. */
  answer?: keyof Entities | readonly [keyof Entities];
  /** Shown when it worked. */
  success?: string;
  /** Shown when the request failed altogether (§8). */
  failure?: string;
  /**
   * A GET that should be none has a twin, which our server answers alike: the same address with DELETE, or an address
   * of its own with POST, whose body holds the params of the path and the query.
   */
  twin?: 'DELETE' | { readonly method: 'POST'; readonly path: `/${string}`; readonly body: BodyName };
  /** Open to an admin whose role demands a second factor, before there is one. */
  beforeFactor?: true;
  /** Not part of §7: absent on other servers, and never needed for what §7 describes. */
  ours?: true;
}

/** The whole list of a catalogue. */
export const lookup = (path: `/${string}`, catalogue: CatalogueName) =>
  ({
    method: 'GET',
    path,
    means: `${catalogue}.list`,
    permission: 'catalogues.read',
    answer: ['catalogue-row'],
  }) as const;

/** One step of one refund or payout. */
export const step = <Noun extends string, Name extends string, P extends Permission>(
  noun: Noun,
  name: Name,
  permission: P,
) =>
  ({
    method: 'POST',
    path: `/admin/${noun}/{id}/${name}`,
    permission,
    success: messages.success.generic,
    ours: true,
  }) as const;
