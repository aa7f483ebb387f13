/** The cache of saved audio, written by pages and read by the worker; no version of the app empties it. */
export const audioCacheName = 'modak-audio'
