// Points of the screen in the units of a drawing.

/** Where in a drawing's own units a point of the screen lies. */
export function within(element: SVGGraphicsElement, point: { x: number; y: number }): DOMPoint | null {
  const matrix = element.getScreenCTM();
  return matrix && new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
}
