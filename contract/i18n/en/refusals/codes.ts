import type { ErrorCode } from '#contract/errors.ts'

/** What each code of HTTP means, for a refusal that has no reason of its own. */
export const codes: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'The request is not valid HTTP.',
  malformed_body: 'The request body is not valid JSON.',
  wrong_signature: 'The payment provider’s signature is missing, invalid or too old.',
  invalid_input: 'Some information is missing or not valid.',
  not_signed_in: 'Please log in first.',
  wrong_credentials: 'Invalid username or password. Please try again.',
  totp_required: 'Please enter the code from your authenticator app.',
  wrong_code: 'This code is not right. Please try again.',
  not_allowed: 'Your account does not have permission to do this.',
  second_factor_required:
    'The temple requires two-step login for staff. Please set it up for your account first.',
  cross_site: 'This request came from another site and was refused.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not support that method.',
  request_timeout: 'The request did not arrive in time.',
  in_progress: 'We are still working on the same request. Please try again in a moment.',
  slot_full: 'This time is fully booked. Please choose another.',
  slot_closed: 'The temple does not offer this puja at that time. Please choose another.',
  too_late: 'It is too late to change this booking. Please call the temple.',
  already_moved: 'This booking was already moved once. Please call the temple to move it again.',
  wrong_status: 'This can no longer be done.',
  already_done:
    'We received this earlier and have not repeated it. For details, please check our email or contact the temple.',
  username_taken: 'This username is taken. Please choose another.',
  last_admin: 'You are the only admin. Please make someone else an admin first.',
  shop_shut: 'Our shop opens soon. Until then, nothing can be ordered.',
  cart_changed: 'Something in your cart has changed. Please check it and order again.',
  cards_not_offered: 'Card payments are not offered here. Please donate by UPI.',
  utr_taken: 'This payment is already recorded for another donation.',
  id_taken: 'This address is already in use. Please choose another.',
  link_over: 'This link has expired or was already used. Please ask for a new one.',
  gone: 'This page was removed.',
  deleted_since:
    'We received this earlier. We were later asked to delete its personal data, so we have not repeated it.',
  changed_meanwhile:
    'Someone else has changed this. Their changes are saved; please check them and try again.',
  body_too_large: 'The request body is too large.',
  unsupported_media_type: 'The request body must be JSON (Content-Type: application/json).',
  key_reused: 'This Idempotency-Key was already used for a different request.',
  version_required: 'The change must give the version it is based on (If-Match).',
  too_many_requests: 'Too many requests. Please try again later.',
  headers_too_large: 'The request headers are too large.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is busy or starting up. Please try again shortly.',
}
