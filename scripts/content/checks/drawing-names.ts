// Names of SVG 1.1 and 2 that draw, in small letters: what DOMPurify lets through, and what moves a drawing.

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const ELEMENTS = names(`
  a animate animatemotion animatetransform circle clippath defs desc ellipse filter font font-face g glyph hkern
  image line lineargradient marker mask metadata mpath path pattern polygon polyline radialgradient rect set stop
  style svg switch symbol text textpath title tref tspan use view vkern feblend fecolormatrix fecomponenttransfer
  fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca
  fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight
  fespecularlighting fespotlight fetile feturbulence
`)

/** Not href, whose value is checked. */
export const ATTRIBUTES = names(`
  accent-height accumulate additive alignment-baseline amplitude ascent attributename attributetype azimuth
  basefrequency baseline-shift baseprofile begin bias by calcmode class clip clip-path clip-rule clippathunits
  color color-interpolation color-interpolation-filters color-profile color-rendering cx cy d descent
  diffuseconstant direction display divisor dominant-baseline dur dx dy edgemode elevation enable-background end
  exponent fill fill-opacity fill-rule filter filterunits flood-color flood-opacity focusable font font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight fr from fx fy g1 g2 glyph-name
  glyphref gradienttransform gradientunits height horiz-adv-x id image-rendering in in2 intercept isolation k k1
  k2 k3 k4 kernelmatrix kernelunitlength kerning keypoints keysplines keytimes lang lengthadjust letter-spacing
  lighting-color line-height local marker marker-end marker-mid marker-start markerheight markerunits markerwidth
  mask mask-type maskcontentunits maskunits max media method min mix-blend-mode mode name numoctaves offset
  opacity operator order orient orientation origin overflow paint-order path pathlength patterncontentunits
  patterntransform patternunits pointer-events points preservealpha preserveaspectratio primitiveunits r radius
  refx refy repeatcount repeatdur requiredextensions requiredfeatures restart result role rotate rx ry scale seed
  shape-rendering slope solid-color solid-opacity spacing specularconstant specularexponent spreadmethod
  startoffset stddeviation stitchtiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfacescale systemlanguage
  tabindex tablevalues target targetx targety text-align text-anchor text-decoration text-orientation
  text-rendering textlength to transform transform-origin type u1 u2 unicode unicode-bidi units-per-em values
  vector-effect version vert-adv-y vert-origin-x vert-origin-y viewbox visibility white-space width word-spacing
  writing-mode x x1 x2 xchannelselector y y1 y2 ychannelselector z zoomandpan
`)
