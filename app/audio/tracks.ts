/** Something to listen to. `bytes` is said to a devotee who has no network for it. */
export type Track = { id: string; title: string; url: string; bytes: number | undefined }
