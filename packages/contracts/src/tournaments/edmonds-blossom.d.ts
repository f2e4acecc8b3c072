declare module 'edmonds-blossom-fixed' {
  /**
   * Pairs the vertices of a graph so that the weights of the edges add up to the most.
   * @param edges two vertices, from 0, and a weight
   * @param maxCardinality whether as many as possible are paired, whatever that costs
   * @returns for each vertex the one that it is paired with, or -1
   */
  function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): number[];
  export = blossom;
}
