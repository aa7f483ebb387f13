/** Loaded by the journeys' servers: what they write is pseudo where the build is (`MODAK_PSEUDO=mr`). */
const { MODAK_PSEUDO } = process.env
if (MODAK_PSEUDO) Object.assign(globalThis, { __PSEUDO_LANGUAGE__: MODAK_PSEUDO })
