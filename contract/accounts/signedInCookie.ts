/**
 * Set together with the session's cookie, and readable by the page: a phone whose storage was
 * cleared sees that it may ask who is logged in, and guests ask nothing. It grants no access.
 */
export const signedInCookie = 'modak_signed_in'
