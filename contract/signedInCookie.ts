/**
 * Stands beside the session's cookie, and can be read by the page: a phone whose storage was cleared so
 * knows that it may ask who is logged in, and guests ask nothing. It opens nothing.
 */
export const signedInCookie = 'modak_signed_in'
