type Size = { width: number; height: number }

/** Of an uploaded file. */
export const pictures = {
  moving:
    'GIFs and animated pictures are not accepted, because only the first frame would remain. Please upload a JPEG, PNG, WebP or AVIF file.',
  heic: 'This is an HEIC picture from an iPhone, which few browsers can show. Please share it as “Most Compatible”, or save it as JPEG.',
  otherFormat: 'This picture format is not accepted. Please upload a JPEG, PNG, WebP or AVIF file.',
  damaged: 'This picture cannot be opened. It is damaged or incomplete. Please upload it again.',
  tooLarge: ({ width, height, megapixels }: Size & { megapixels: number }) =>
    `This picture is too large (${width} × ${height} pixels). The limit is ${megapixels} megapixels. Please upload a smaller one.`,
  tooNarrow: ({ width, height, least }: Size & { least: number }) =>
    `This picture has ${width} × ${height} pixels. It must be at least ${least} pixels wide to look good.`,
  oddShape: ({ width, height }: Size) =>
    `This picture has ${width} × ${height} pixels and is too long for its width. Please crop it.`,
}
