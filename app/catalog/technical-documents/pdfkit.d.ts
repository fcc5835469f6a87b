declare namespace PDFKit.Mixins {
  // Options of PDFKit 0.20 that its types lack.
  interface StructureElementOptions {
    bbox?: readonly [left: number, top: number, right: number, bottom: number];
    placement?: "Block";
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
  interface TableOptions {
    structParent?: PDFStructureElement;
  }
  interface CellStyle {
    scope?: "row" | "column";
    type?: "TH" | "TD";
    font?: { src: string; size?: number };
  }
}
