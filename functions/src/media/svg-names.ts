/** What a drawing may be made of. Whatever is not named here is refused. */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

/** Of drawing programs, which leave notes for themselves there: no browser does anything with them. */
export const EDITOR_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://www.serif.com/',
  'http://www.vectornator.io',
]);

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const SVG_ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feOffset feTile feTurbulence
`);

export const SVG_ATTRIBUTES = words(`
  id class style lang role tabindex type media version baseProfile preserveAspectRatio viewBox
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength transform rotate
  gradientTransform gradientUnits spreadMethod offset
  patternContentUnits patternTransform patternUnits clipPathUnits maskContentUnits maskUnits
  markerHeight markerUnits markerWidth orient refX refY
  lengthAdjust textLength startOffset method spacing side systemLanguage requiredFeatures
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 values stdDeviation edgeMode
  order kernelMatrix divisor bias targetX targetY preserveAlpha kernelUnitLength surfaceScale
  diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ
  azimuth elevation z scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed
  stitchTiles tableValues slope intercept amplitude exponent
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cursor direction display dominant-baseline
  enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant
  font-variant-ligatures font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color
  line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-align text-anchor text-decoration text-orientation text-overflow text-rendering
  text-transform transform-box transform-origin unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode
`);

/** What drawing programs write into styles, and no attribute is called. */
export const SVG_STYLES = words(`
  block-progression inline-size shape-inside shape-margin shape-padding text-decoration-color
  text-decoration-line text-decoration-style text-indent
`);

export const SVG_STYLE_FUNCTIONS = words(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy rect
`);

const SLOW = 'an effect that browsers take long to draw';

/** Why an element is refused, where it can be said better than by its name. */
export const REFUSED_ELEMENTS: Readonly<Record<string, string>> = {
  script: 'a script: <script>',
  foreignObject: 'a foreign object, which can be a whole web page: <foreignObject>',
  image: 'another picture: <image>',
  feImage: 'another picture: <feImage>',
  a: 'a link: <a>',
  animate: 'a movement: <animate>',
  animateMotion: 'a movement: <animateMotion>',
  animateTransform: 'a movement: <animateTransform>',
  set: 'a movement: <set>',
  feConvolveMatrix: `${SLOW}: <feConvolveMatrix>`,
  feDiffuseLighting: `${SLOW}: <feDiffuseLighting>`,
  feDisplacementMap: `${SLOW}: <feDisplacementMap>`,
  feMorphology: `${SLOW}: <feMorphology>`,
  feSpecularLighting: `${SLOW}: <feSpecularLighting>`,
};
