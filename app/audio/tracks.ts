/** Something to listen to. `bytes` is shown to devotees who are offline. */
export type Track = { id: string; title: string; url: string; bytes: number | undefined }
