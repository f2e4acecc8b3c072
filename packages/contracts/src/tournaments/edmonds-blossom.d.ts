declare module 'edmonds-blossom-fixed' {
  /**
   * Pairs the vertices of a graph so that the total weight of the chosen edges is as high as possible.
   * @param edges two vertices, counted from 0, and a weight.
   * @param maxCardinality whether as many vertices as possible are paired, whatever the weights.
   * @returns for each vertex the vertex that it's paired with, or -1.
   */
  function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): number[];
  export = blossom;
}
