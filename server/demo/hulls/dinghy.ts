import { line, path } from '../shapes.ts';
import { drawPerson } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A small clinker sailing dinghy. */
export const drawDinghy: HullDrawing = (paint, random, pose) => {
  const parts = [path('M36,-56L38,-440L46,-440L48,-56Z', paint.teak)];
  if (pose === 'under way') {
    parts.push(
      path('M34,-432C-10,-330 -90,-200 -208,-104C-120,-92 -40,-92 34,-96Z', paint.accent),
      path('M34,-432C30,-300 -20,-180 -96,-94C-50,-92 -8,-93 34,-96Z', '#ffffff', { opacity: 0.22 }),
      line('M34,-330L-66,-262M34,-220L-136,-172', '#ffffff', 2, { opacity: 0.5 }),
      path('M226,-72L50,-400C80,-280 70,-170 22,-84C100,-96 170,-90 226,-72Z', paint.sail),
    );
  } else {
    parts.push(
      path('M40,-92C-40,-122 -150,-116 -200,-104L-200,-94L40,-88Z', paint.sail),
      line('M228,-66L44,-436', paint.metal, 2),
    );
  }
  parts.push(
    line('M40,-92L-210,-100', paint.teak, 8),
    drawPerson(random, paint, -112, -50, 1.45),
    drawPerson(random, paint, -56, -50, 1.35),
    path(
      'M-212,-52C-80,-44 110,-46 238,-74C226,-36 200,-8 172,8L-178,8C-198,-8 -208,-28 -212,-52Z',
      paint.hull,
    ),
    path(
      'M-206,-24C-80,-14 100,-18 218,-40C206,-20 190,-4 172,8L-178,8C-192,-2 -201,-12 -206,-24Z',
      paint.hullShade,
    ),
    line(
      'M-211,-40C-80,-32 110,-34 232,-60M-205,-22C-80,-14 104,-16 220,-40M-194,-6C-80,0 100,-2 200,-18',
      paint.dark,
      1.4,
      { opacity: 0.35 },
    ),
    line('M-212,-52C-80,-44 110,-46 238,-74', paint.teak, 7),
    path('M-214,-50L-232,-46L-236,14L-222,14Z', paint.teakDark),
  );
  return parts.join('');
};
