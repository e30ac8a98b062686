// Places the states of a machine and the bends of its arrows, in pixels.
import { graphlib, layout } from '@dagrejs/dagre';

export interface Point {
  x: number;
  y: number;
}
export interface PlacedState extends Point {
  name: string;
  width: number;
  height: number;
}
export interface PlacedArrow {
  from: string;
  to: string;
  label: string;
  points: Point[];
  /** The place of the label. */
  at: Point & { width: number };
}
export interface Drawing {
  width: number;
  height: number;
  states: PlacedState[];
  arrows: PlacedArrow[];
}

const height = 30;
/** Bold text of 12 px, with room for the icon. */
const widthOf = (text: string): number => 34 + text.length * 7;

const labelWidthOf = (text: string): number => 6 + text.length * 6.2;

/**
 * @param states name and text of each
 * @param arrows with the text that stands on them
 * @param isNarrow the states stand one below the other
 */
export function placeDiagram(
  states: readonly { name: string; text: string }[],
  arrows: readonly { from: string; to: string; label: string }[],
  isNarrow: boolean,
): Drawing {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({
    rankdir: isNarrow ? 'TB' : 'LR',
    nodesep: 28,
    ranksep: isNarrow ? 28 : 40,
    edgesep: 16,
    marginx: 8,
    marginy: 8,
  });
  for (const { name, text } of states) graph.setNode(name, { width: widthOf(text), height });
  arrows.forEach(({ from, to, label }, index) =>
    graph.setEdge(from, to, { width: labelWidthOf(label), height: 16, labelpos: 'c' }, String(index)),
  );
  layout(graph);
  const { width = 0, height: whole = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height: whole,
    states: states.map(({ name }) => ({ name, ...(graph.node(name) as Omit<PlacedState, 'name'>) })),
    arrows: arrows.map((arrow, index) => {
      const edge = graph.edge(arrow.from, arrow.to, String(index)) as unknown as Point & { points: Point[] };
      return {
        ...arrow,
        points: edge.points,
        at: { x: edge.x, y: edge.y, width: labelWidthOf(arrow.label) },
      };
    }),
  };
}
