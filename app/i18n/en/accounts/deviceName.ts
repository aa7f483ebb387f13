/** A device of a session as the server notes it: `Chrome on Android`, or `Unknown device`. */
export const deviceName = (noted: string): string => noted
