/** What the app is built from, and where the build leaves the hash of all that. */
export const builtApp: { readonly sources: readonly string[]; readonly mark: string }
/** Folders of what a running server loads of ours, beside that. */
export const serverSources: readonly string[]
/** The first source that is not there. */
export const findMissing: (root: string, sources: readonly string[]) => string | undefined
/** Of every file below the sources, with its path. */
export const hashOf: (root: string, sources: readonly string[]) => string
