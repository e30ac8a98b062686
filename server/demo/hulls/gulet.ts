import { circle, line, path } from '../shapes.ts';
import { drawFlag, drawPerson, drawRail } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A two-masted wooden gulet with its bowsprit and afterdeck awning. */
export const drawGulet: HullDrawing = (paint, random, pose) => {
  const crew = [-250, -214, 120, 160]
    .filter(() => random.chance(0.75))
    .map((x) => drawPerson(random, paint, x, x > 0 ? -82 : -96));
  const parts = [
    line('M-130,-80V-430M86,-80V-520', paint.teakDark, 9),
    line(
      'M-300,-110L-130,-428L86,-516L420,-148M-130,-428L40,-90M86,-516L-40,-90M86,-420L330,-124',
      paint.dark,
      1.6,
    ),
    line('M86,-330L40,-84M86,-330L64,-84M86,-330L110,-84M86,-330L134,-84', paint.dark, 1.4),
  ];
  if (pose === 'under way') {
    parts.push(
      path('M92,-500L404,-150C320,-160 230,-150 150,-116C160,-250 140,-380 92,-500Z', paint.sail),
      path('M96,-420L330,-130C280,-132 220,-122 176,-104C176,-210 150,-320 96,-420Z', paint.sailShade),
      path('M80,-500C60,-380 20,-250 -110,-150C-50,-138 20,-136 80,-140Z', paint.sail),
      path('M80,-500C78,-380 40,-240 -30,-140C10,-137 50,-138 80,-140Z', paint.sailShade, { opacity: 0.6 }),
      path('M-136,-416C-150,-320 -190,-230 -276,-164C-220,-154 -180,-152 -136,-156Z', paint.sail),
    );
  } else {
    parts.push(
      path('M84,-132C20,-164 -70,-156 -112,-146L-112,-136L84,-126Z', paint.sail),
      path('M-134,-152C-190,-178 -250,-168 -280,-160L-280,-150L-134,-146Z', paint.sail),
      line('M410,-150L98,-486', paint.sail, 8),
    );
  }
  parts.push(
    line('M86,-130L-116,-142M-130,-150L-286,-158', paint.teakDark, 7),
    path('M-318,-176C-270,-192 -180,-190 -136,-174L-136,-166L-318,-168Z', paint.deck),
    line('M-308,-170V-100M-226,-170V-96M-146,-168V-90', paint.metal, 3),
    ...crew,
    path('M-110,-72L-104,-104L36,-108L44,-76Z', paint.teak),
    ...[-84, -54, -24, 6].map((x) => path(`M${x - 10},-82v-14h20v14Z`, paint.glass)),
    line('M-112,-106L46,-110', paint.teakDark, 6),
    path('M290,-120L430,-156L432,-148L296,-98Z', paint.teakDark),
    path(
      'M-330,-118C-300,-86 -120,-66 40,-72C160,-78 262,-100 330,-132C318,-78 286,-28 240,8L-252,8C-292,-24 -322,-72 -330,-118Z',
      paint.teakDark,
    ),
    path(
      'M-330,-118C-300,-86 -120,-66 40,-72C160,-78 262,-100 330,-132L324,-108C250,-78 150,-54 40,-48C-120,-42 -296,-62 -326,-96Z',
      paint.teak,
    ),
    line('M-318,-76C-280,-46 -120,-26 40,-30C160,-34 250,-54 306,-82', '#f1c48f', 1.6, { opacity: 0.5 }),
    path('M-266,-4L252,-4L240,8L-252,8Z', '#f6efe0'),
    line('M-330,-118C-300,-86 -120,-66 40,-72C160,-78 262,-100 330,-132', '#f4e5c6', 4),
    ...[-190, -130, -70, -10, 50, 110].map(
      (x) =>
        circle(x, -40, 7, paint.glass) + circle(x, -40, 9, 'none', { stroke: '#f1d29b', 'stroke-width': 2 }),
    ),
    drawRail(paint, 60, 316, -72, 54, 26, 7),
    drawFlag(paint, -326, -118, ['#d64a3c', '#f7efe0']),
  );
  return parts.join('');
};
