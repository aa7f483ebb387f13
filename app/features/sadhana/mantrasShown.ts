/** The temple's mantras, for their names. */
export type Mantras = readonly { readonly id: string; readonly title: string }[]
