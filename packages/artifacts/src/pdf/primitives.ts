import * as primitives from '@react-pdf/primitives';
import type * as ReactPdf from '@react-pdf/renderer';

// These are only names. Imported from the renderer, they would load all of it at every start of the
// dev server, which takes half a second.
export const Document = primitives.Document as unknown as typeof ReactPdf.Document;
export const Page = primitives.Page as unknown as typeof ReactPdf.Page;
export const View = primitives.View as unknown as typeof ReactPdf.View;
export const Text = primitives.Text as unknown as typeof ReactPdf.Text;
export const Link = primitives.Link as unknown as typeof ReactPdf.Link;
export const Svg = primitives.Svg as unknown as typeof ReactPdf.Svg;
export const Path = primitives.Path as unknown as typeof ReactPdf.Path;
export const Rect = primitives.Rect as unknown as typeof ReactPdf.Rect;
