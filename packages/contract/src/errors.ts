// long: the catalogue of errors is one table, a row for each.
/**
 * The error catalogue. `status` is the HTTP status a server answer carries; null marks a failure that only the browser
 * meets. `reportable` failures are sent to support by the client. `{words}` in a message are filled from the params.
 *
 * The one entry with status 200 travels as `{ "Error": message }`: clients of this product look for exactly that.
 */
export interface ErrorRow {
  readonly status: number | null;
  readonly message: string;
  readonly reportable: boolean;
  /** Its params are more than the words of its sentence: facts that a form goes on with. */
  readonly hasFacts?: true;
}

const rule = (message: string) => ({ status: 422, message, reportable: false });
const refusal = (status: number, message: string) => ({ status, message, reportable: false });
const fault = (status: number, message: string) => ({ status, message, reportable: true });
const browser = (message: string) => ({ status: null, message, reportable: true });

export const errors = {
  // Asking wrongly.
  unparseable: refusal(400, 'The request could not be read.'),
  invalid_value: { ...rule('The value of {field} is not accepted: {reason}.'), hasFacts: true },
  unknown_field: rule('There is no field named {field} here.'),
  not_found: refusal(404, 'There is nothing here under this name.'),
  conflict: refusal(409, 'This has changed in the meantime. Please reload and try again.'),
  too_large: refusal(413, 'The request is larger than {limit} bytes.'),
  too_complex: refusal(413, 'The request has too many parts, or parts too deep inside each other.'),
  host_unknown: refusal(421, 'This installation is not found under the name {host}.'),
  too_slow: refusal(408, 'The request came in too slowly. Please try again over a faster connection.'),
  wrong_type: refusal(415, 'This kind of content is not accepted here.'),
  range_not_satisfiable: refusal(416, 'The requested range lies outside the file.'),
  too_many_requests: refusal(429, 'Too many requests. Please try again in {seconds} seconds.'),
  too_many_tries: refusal(429, 'Too many wrong tries. Please try again in {minutes} minutes.'),
  idempotency_mismatch: rule('This idempotency key was already used with another request.'),
  idempotency_in_flight: refusal(409, 'A request with this idempotency key is still being answered.'),

  // The caller.
  session_ended: refusal(401, 'Your session has ended.'),
  key_required: refusal(401, 'A valid API key is required.'),
  link_expired: refusal(403, 'This link is no longer valid.'),
  forbidden: refusal(403, 'You are not allowed to do this.'),
  identity_mismatch: refusal(403, 'The client or user named in the headers is not the one who is signed in.'),
  invalid_credentials: refusal(400, 'The login or the password is incorrect.'),
  code_required: refusal(403, 'Please enter the code of your authenticator app.'),
  code_incorrect: rule('This code is wrong, or it has already been used.'),
  second_step_on: refusal(409, 'The second step is already on.'),
  second_step_off: refusal(409, 'The second step is already off.'),
  second_step_unprepared: refusal(409, 'There is no second step to confirm. Please begin again.'),
  own_second_step: rule('Your own second step is switched off on your account page, with password and code.'),
  outside_working_hours: refusal(403, 'You can sign in only during your working hours.'),
  ip_not_allowed: refusal(403, 'You cannot sign in from this address.'),
  user_inactive: refusal(403, 'This account is not active. Please contact your administrator.'),
  client_inactive: refusal(403, 'The account of your organisation is not active.'),
  given_password_expired: refusal(
    403,
    'This password was given to you to be used within {hours} hours. Please ask for a new one.',
  ),
  password_change_required: refusal(403, 'Please choose a password of your own first.'),
  user_mode_not_allowed: refusal(403, 'User access is not enabled for administrators.'),

  // The user form.
  name_required: rule('Name is required.'),
  name_letters_only: rule('Name can only contain English alphabets and spaces.'),
  name_too_long: rule('Name can have at most {limit} characters.'),
  username_taken: rule('UserName already taken.'),
  login_required: rule('Email or username is required.'),
  email_invalid: rule('Please enter a valid email address, e.g, {email}.'),
  username_invalid: rule(
    'Username must start with a letter, contain only letters, digits or underscores, and have at least 3 characters.',
  ),
  username_too_long: rule('Username can have at most {limit} characters.'),
  password_required: rule('Password is required.'),
  confirm_password_required: rule('Confirm password is required.'),
  passwords_differ: rule('Passwords do not match.'),
  password_weak: rule(
    'Password must have at least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character, and no spaces.',
  ),
  password_too_long: rule('Password can have at most {limit} characters.'),
  password_common: rule('This password is too common. Please choose another one.'),
  password_of_name: rule('This password is little more than a name. Please choose one without the name or the login.'),
  ip_required: rule('At least one IP must be provided.'),
  ip_invalid: rule('Please enter a valid IP address.'),
  ips_too_many: rule(
    'There can be at most {limit} addresses and ranges. A range such as 203.0.113.0/24 stands for many.',
  ),
  ip_restriction_unprepared: rule(
    'Give every user an allowed IP before turning the restriction on. Still without one: {names}.',
  ),
  rules_shut_out: {
    ...refusal(
      409,
      'Nothing was changed yet. From where they last were, these could not sign in any more, now or from the time beside their name on, and would be logged out: {names:days}.',
    ),
    hasFacts: true,
  },
  rules_shut_you_out: {
    ...refusal(
      409,
      'Nothing was changed yet. You would be logged out yourself, now or as soon as the hours are over. From where they last were, these could not sign in any more, now or from the time beside their name on: {names:days}.',
    ),
    hasFacts: true,
  },
  hours_lock_out: rule(
    'With this you could not sign in yourself for two weeks on end. Choose hours and holidays that let you in.',
  ),
  admins_lock_out: rule(
    'With this no administrator could sign in now, so no one could take it back. Leave one of them hours that are open now, or release administrators from working hours first.',
  ),
  working_hours_order: rule('The start time must be before the end time.'),
  working_hours_days: rule('Working hours need each day of the week once.'),
  working_hours_overlap: rule('The times of a day must not overlap.'),
  holiday_name: rule('A holiday needs a name.'),
  holiday_date: rule('A holiday needs a day.'),
  holiday_twice: rule('Two holidays fall on the same day.'),
  holidays_too_many: rule('There can be at most {limit} holidays.'),
  user_limit_reached: rule('The user limit of your plan is reached. Please contact your provider for more users.'),
  admin_limit_reached: rule('The administrator limit of your plan is reached. Please contact your provider for more.'),
  own_account: rule('You cannot deactivate your own account.'),
  own_password: rule('Change your own password under My account, where your current one is asked for.'),
  own_role: rule('You cannot change your own role.'),
  changed_meanwhile: {
    ...refusal(
      409,
      'This was changed in the meantime. It is now: {now}. Look at it, and save again to replace it with yours.',
    ),
    hasFacts: true,
  },
  password_meanwhile: {
    ...refusal(
      409,
      'The password of this account was changed in the meantime. Nothing was changed now: set yours once more to replace that one.',
    ),
    hasFacts: true,
  },
  time_zone_unknown: rule('This time zone is not known.'),
  password_length: rule('A generated password has between {min} and {max} characters.'),

  // Clients, as a super-admin keeps them.
  plan_required: rule('Please choose a plan.'),
  plan_unknown: rule('This plan no longer exists.'),
  account_limit_range: rule('The account limit is a whole number from {min} to {max}.'),
  account_limit_in_use: rule(
    'The limit cannot be lowered to {allowed}: {used} accounts are in use. Deactivate some of them first.',
  ),
  account_limit_idle: rule(
    'The plan alone allows {planned} accounts, so this limit would change nothing. Enter more than that, or 0 for none.',
  ),
  storage_limit_range: rule('A storage limit is a whole number of GB from {min} to {max}, or empty for none.'),
  address_too_long: rule('An address can have at most {limit} characters.'),
  credits_amount: rule('Credits are a whole number from {min} to {max}.'),
  credits_cap: rule('A limit is a whole number of credits from {min} to {max}, or empty for none.'),
  reason_required: rule('Please give a reason: the client can read it in the log.'),
  reason_too_long: rule('A reason can have at most {limit} characters.'),
  expiry_passed: rule('Please choose a day that has not passed.'),

  // Plans, and what they cost.
  plan_accounts: rule('Accounts are a whole number from {min} to {max}.'),
  plan_credits: rule('The credits of a plan are a whole number from {min} to {max}.'),
  plan_days: rule('Days are a whole number from {min} to {max}.'),
  plan_amount: rule('A price is an amount from {min:amount} to {max:amount}.'),
  plan_free: rule(
    'A plan on the public page needs a price. To give one away, take it off the page and choose it when you add a client.',
  ),
  plan_name_taken: rule('There is a plan with this name already.'),
  plan_pictures: rule('A plan can have at most {limit} pictures.'),
  plan_in_use: refusal(
    409,
    'This plan cannot be deleted: {count} clients are on it or pay for it. Take it off sale instead.',
  ),
  plan_ended: refusal(409, 'Your organisation’s plan has ended. You can view and export your files until {until:day}.'),
  plan_over: refusal(409, 'Your organisation’s plan has ended. Please choose a plan to continue.'),
  operation_price: rule('The price of an operation is a whole number of credits from {min} to {max}.'),
  operation_unknown: rule('There is no operation named {name}.'),
  feature_unpriced: rule('There is no price for {feature}. Ask the operator to set one.'),
  credits_correction: rule('A correction is a whole number of credits from {min} to {max}, and not 0.'),
  credits_correction_too_large: rule('Only {left} credits are left that can be taken away.'),
  billing_changed: refusal(409, 'The billing of this client was switched in the meantime.'),
  key_scopes: rule('Please choose what the key may be used for.'),
  key_name_taken: rule('There is a key with this name already. Revoke it first, or choose another name.'),
  keys_too_many: rule('There can be at most {limit} keys. Revoke one of them first.'),

  // Coupons.
  coupon_code: rule('A code has 3 to 32 letters, digits or hyphens.'),
  coupon_taken: rule('There is a coupon with this code already.'),
  coupon_value: rule('A coupon must be worth more than nothing, and a percentage can be at most 100.'),
  coupon_currency: rule('A coupon for an amount needs a currency; other coupons have none.'),
  coupon_window: rule('A coupon has to begin before it ends.'),
  coupon_limit: rule('A limit is a whole number from {min} to {max}, or empty for none.'),
  coupon_plans: rule('A coupon can name at most {limit} plans.'),
  coupon_unknown: rule('This code is not known.'),
  coupon_early: rule('This code can be used from {from:day} on.'),
  coupon_ended: rule('This code could be used until {until:day}.'),
  coupon_used_up: rule('This code has been used as often as it can be.'),
  coupon_used: rule('Your organisation has used this code already.'),
  coupon_other_plan: rule('This code is not for this plan.'),
  coupon_other_currency: rule('This code is not for plans in this currency.'),

  // What operations cost.
  cost_amount: rule('A cost is an amount from {min:amount} to {max:amount}.'),
  cost_from: rule('A cost begins today or later: earlier results keep theirs.'),
  cost_begun: refusal(409, 'This cost is already in use. Set another one from a later day.'),

  // Payments.
  plan_not_on_sale: rule('This plan is not on sale.'),
  other_currency: rule('Your running plan was bought in another currency. Please talk to sales.'),
  billing_facts_required: rule('Please say first who the invoice is for.'),
  seller_required: refusal(
    409,
    'Nothing can be bought here yet: the operator has not set a seller. Please talk to sales.',
  ),
  price_changed: refusal(409, 'The price has changed in the meantime. Look at it again: nothing was charged.'),
  method_unavailable: rule('This way to pay is not offered here.'),
  payments_open: rule('{limit} payments are open already. Finish or cancel one of them first.'),
  upgrade_open: rule('The unused part of your plan counts towards another open payment. Finish or cancel it first.'),
  transaction_id: rule('A transaction id has 6 to 64 letters, digits, hyphens or slashes.'),
  transaction_used: rule('This transaction id was given for another payment already.'),
  payment_state: refusal(409, 'That is not possible now: this payment has changed in the meantime.'),
  payment_expired: refusal(
    409,
    'This payment has expired: nothing was counted for it. If the money has left your bank, ask support; if not, begin again.',
  ),
  refund_amount: rule('A refund is an amount from {min:amount} to {max:amount}.'),
  refunded_meanwhile: {
    ...refusal(
      409,
      'By now {now} of this payment has been given back. Look at it, and send this again to give it back as well.',
    ),
    hasFacts: true,
  },
  refund_counted: rule(
    '{kept} of it counts towards an upgrade, paid for or still open: at most {max} can be given back.',
  ),
  refund_disputed: rule('The payer is disputing this payment at the bank. Wait until that is settled.'),
  provider_unreachable: fault(
    503,
    'The payment service cannot be reached. Nothing was charged. Please try again later.',
  ),
  provider_refused: rule(
    'The payment service does not take this payment. Nothing was charged. Please pay another way.',
  ),
  webhook_refused: refusal(400, 'This event is not signed as it should be, or too old.'),
  invoice_not_issued: refusal(404, 'There is no invoice for this payment yet.'),
  country_unknown: rule('Please choose a country.'),
  state_required: rule('Please choose a state.'),
  gstin_invalid: rule('This is not a valid GSTIN for that state.'),
  invoice_series: rule('A series has one or two capital letters or digits.'),
  tax_rate: rule('A rate of tax is from {min:hundredths} to {max:hundredths} per cent.'),
  ifsc_invalid: rule('This is not a valid IFSC.'),
  upi_invalid: rule('This is not a valid UPI id.'),
  commission_share: rule('A commission is from 0 to 100 per cent.'),
  website_invalid: rule('Please enter an address that begins with https://.'),
  reseller_in_use: refusal(409, 'This reseller has clients or a history. Set it inactive instead.'),
  reseller_name_taken: rule('There is a reseller with this name already.'),
  tax_rate_odd: rule('In India half of the rate goes to the state: choose one with an even last digit, such as 18.00.'),
  payout_amount: rule('A payout is an amount from {min:amount} to what is owed.'),
  payout_beyond_owed: {
    ...rule('{now} is owed to this reseller now: a payout cannot be more than that.'),
    hasFacts: true,
  },
  owed_meanwhile: {
    ...refusal(409, 'By now {now} is owed to this reseller. Look at it, and send this again to note it as well.'),
    hasFacts: true,
  },

  // Changing the password.
  current_password_required: rule('Current password is required.'),
  new_password_required: rule('New password is required.'),
  password_unchanged: rule('Please choose a password other than the current one.'),
  current_password_incorrect: rule('Current password is incorrect'),
  reset_link_expired: refusal(
    403,
    'This link is no longer valid: it works for half an hour. Please ask for a new one.',
  ),
  reset_link_used: refusal(403, 'This link has already been used. Please ask for a new one if you need it.'),
  password_change_failed: fault(500, 'Failed to change password'),

  // Credits.
  quota_insufficient: refusal(200, 'Insufficient quota to deduct.'),
  credit_cap_reached: refusal(
    409,
    'This costs {cost} credits, and {left} of your {limit} for this month are left. Your administrator can raise the limit.',
  ),
  credits_exhausted: refusal(409, 'Your Credits has been exhausted. Please contact admin for future reference.'),
  repeat_quota_finished: refusal(409, 'Your repeat quota is finished, please save the image and edit again.'),
  mask_quota_finished: refusal(
    409,
    'Your mask and watermark removal quota is finished, please save the image and edit again.',
  ),
  upscale_quota_finished: refusal(409, 'Your upscale quota is finished, please save the image and edit again.'),
  variation_quota_finished: refusal(409, 'Your variation quota is finished, please save the image and edit again.'),
  edit_quota_finished: refusal(409, 'Your prompt edit quota is finished, please save the image and edit again.'),

  // Designs.
  prompt_required: rule('Describe the design in words, or choose a pattern.'),
  prompt_too_long: rule('A prompt can have at most {limit} characters.'),
  edit_not_understood: rule('Nothing was changed and nothing was charged. Not understood: {words}'),
  edit_changed_nothing: rule('The design is like that already: nothing was changed and nothing was charged.'),
  edit_needs_recipe: rule('This works on designs that were made here. Nothing was charged.'),
  variation_keeps_all: rule(
    'With all of this left as it is, nothing of the picture can vary. Nothing was made and nothing was charged.',
  ),
  mix_same_picture: rule('Both are the same picture. Choose another one to mix with.'),
  mix_comes_to_nothing: rule(
    'These two cannot be mixed in a way that can be seen. Nothing was made and nothing was charged.',
  ),
  picture_plain: rule(
    'This picture is a single plain colour: there is no drawing in it. Nothing was made and nothing was charged.',
  ),
  like_too_fine: rule(
    'This picture is so fine that the cloth you named cannot be drawn like it. Name another cloth, or none. Nothing was made and nothing was charged.',
  ),
  picture_too_small: rule('The picture must be at least {pixels} px wide and high.'),
  effect_needs_look: rule('Choose a technique, or a second picture to take the look from.'),
  effect_has_two_looks: rule('A technique and a second picture were chosen together. Please remove one of them.'),
  effect_same_picture: rule(
    'The second picture is the design itself: there is no other look to take. Nothing was made and nothing was charged.',
  ),
  effect_plain_look: rule(
    'The second picture is a single colour: there is no look to take from it. Nothing was made and nothing was charged.',
  ),
  drawing_changed: rule(
    'An earlier version drew this design and it would come out different today. Nothing was made and nothing was charged. Ask for it to be drawn as of today, or take its stored pixels.',
  ),
  inputs_count: rule('Number of pictures that this operation needs: {count}.'),
  operation_coming_soon: rule('This tool is coming soon.'),
  operation_not_built: rule('This tool is only announced: it cannot be switched on before it is built.'),
  too_many_pixels: rule(
    'The design is larger than the limit of {limit:megapixels} megapixels: it has {totalPixels:megapixels} megapixels ({width} × {height}).',
  ),
  tile_too_wide: rule('A tile has at most 150 cm on each side. Choose a higher dpi or fewer pixels.'),
  dpi_too_high: rule('Max limit for dpi is 300'),
  upscale_too_large: rule('The image is too large to be upscaled: the largest possible scale is {maxScale}.'),
  upscaled_already: rule('This image has already been upscaled and is too large to be upscaled further.'),
  mask_once: rule('Paint what should change, or send a mask, but not both. Nothing was charged.'),
  mask_size: rule(
    'The mask measures {maskWidth} × {maskHeight} and the picture {width} × {height}: they must be the same. Nothing was charged.',
  ),
  mask_empty: rule('Nothing of the picture is masked. Nothing was changed and nothing was charged.'),
  mask_full: rule(
    'So much of the picture is masked that nothing is left to fill it from. Nothing was changed and nothing was charged.',
  ),
  watermark_not_found: rule(
    'No text and no repeated mark was found on this picture. Paint over what should go. Nothing was charged.',
  ),
  fill_not_understood: rule('Nothing of this can be drawn: {words}. Name a motif. Nothing was charged.'),
  area_strokes: rule('An area can have at most {limit} strokes. Apply what is painted, then paint on.'),
  area_points: rule('The strokes of an area can have at most {limit} points. Apply what is painted, then paint on.'),
  design_saved: refusal(409, 'This design has been saved in the meantime. It was not discarded.'),
  job_finished: refusal(409, 'This job has already ended.'),
  job_not_failed: refusal(409, 'This job has not failed.'),
  job_failed: fault(500, 'Something went wrong! Please try again after some time.'),
  job_timed_out: fault(504, 'This design took too long and was stopped.'),

  // An image model on the other end.
  engine_memory: fault(
    503,
    'It looks like there was an issue processing your request due to resource limitations. Please try again with a smaller picture. Nothing was charged.',
  ),
  engine_disconnected: fault(
    503,
    'It looks like there was an issue processing your request due to resource limitations. Please lower the level or resize the picture, and try again. Nothing was charged.',
  ),
  engine_refused: rule('The image model does not draw this. Please say it in other words. Nothing was charged.'),
  engine_bad_picture: fault(
    503,
    'The image model did not send a usable picture. Nothing was charged. Please try again.',
  ),

  // Files.
  upload_type_not_allowed: refusal(415, 'Only TIFF, PNG, JPG or JPEG files are allowed.'),
  upload_not_a_picture: refusal(
    415,
    'The content of this file is not a TIFF, PNG or JPEG picture, whatever its name says.',
  ),
  upload_too_large: refusal(413, 'The file is larger than the limit of {limit} MB.'),
  upload_incomplete: rule('The upload was not finished.'),
  storage_quota_reached: refusal(
    507,
    'There is room for {limit} GB of files, and it is used up. Please delete what is not needed and empty the bin.',
  ),
  archive_unreadable: rule('This archive is damaged, or is not a ZIP archive.'),
  archive_empty: rule('This archive holds no file that could be taken.'),
  archive_too_many: rule('An archive may hold {limit} files.'),
  archive_too_large: rule('Unpacked, this archive is larger than {limit} GB.'),
  archive_path: rule('The name of this file leads out of the archive.'),
  archive_link: rule('This is not a file but a link or a device.'),
  archive_encrypted: rule('This file is locked with a password.'),
  archive_nested: rule('Archives within archives are not opened.'),
  archive_bomb: rule('This file would be more than {limit} times as large once unpacked.'),
  archive_twice: rule('A file of the same name comes before this one.'),
  archive_damaged: rule('This file is damaged within its archive.'),
  image_unprocessable: rule('Unable to process the selected file. This could be due to the image being too large...'),
  logo_type_not_allowed: refusal(415, 'Only PNG, JPG or JPEG files are allowed.'),
  attachment_type_not_allowed: refusal(415, 'Only PNG, JPG, TIFF or PDF files are allowed.'),
  logo_too_large: refusal(413, 'The logo is larger than the limit of {limit} MB.'),
  picture_too_large: refusal(
    413,
    'The picture has {found} megapixels; a logo or an attachment can have at most {limit}.',
  ),
  not_yours: refusal(403, 'Somebody else made this: you can view and download it, but not change it.'),
  file_name_missing: rule('File name is missing!'),
  tag_missing: rule('A tag needs at least one letter.'),
  tags_too_many: rule('A file has at most {limit} tags.'),
  folder_name_missing: rule('A folder needs a name.'),
  folder_exists: refusal(409, 'There is a folder of this name already.'),
  folders_too_many: rule('There are {limit} folders already. Remove one first.'),
  folder_not_yours: refusal(403, 'Somebody else made this folder: only they can rename or remove it.'),
  area_name_missing: rule('An area needs a name.'),
  area_exists: refusal(409, 'An area of this name is kept with this design already.'),
  areas_too_many: rule('{limit} areas are kept with this design already. Remove one first.'),
  client_areas_too_many: rule('{limit} areas are kept with your designs already. Remove some of them first.'),
  psd_needs_content: rule('PSD export needs an image or text'),
  psd_one_layer: rule(
    'Layers by colour need a picture of 2 to {limit} flat colours: this one has more and would be a single layer. Flatten it first, or export it as one picture. Nothing was charged.',
  ),
  psd_one_colour: rule(
    'This picture has a single colour: by colour it would be a single layer. Export it as one picture. Nothing was charged.',
  ),
  model_no_cloth: rule(
    'No patterned cloth was found there. Paint over the cloth, or choose another photograph. Nothing was charged.',
  ),
  psd_export_failed: fault(500, 'Unable to Export PSD!'),
  storage_full: fault(507, 'There is no room left to store this file.'),

  // Support and sales forms.
  title_required: rule('Title is required.'),
  description_required: rule('Description is required.'),
  comment_required: rule('Comment must not be empty.'),
  title_too_long: rule('A title can have at most {limit} characters.'),
  text_too_long: rule('This text can have at most {limit} characters.'),
  attachments_too_many: rule('A message can have at most {limit} files.'),
  ticket_changed: refusal(409, 'This ticket has changed in the meantime. Please look at it again.'),
  ticket_closed: refusal(409, 'This ticket is closed. Open it again, or open a new one.'),
  ticket_reopen_over: refusal(
    409,
    'This ticket was closed more than {days} days ago and stays closed. Please open a new one.',
  ),
  ticket_transition: rule('This ticket cannot be set to that status now.'),
  email_required: rule('Email is required.'),
  company_required: rule('Company name is required.'),
  address_required: rule('Address is required.'),
  reject_reason_required: rule('Please give a reason: it is sent to whoever asked.'),
  sign_up_decided: refusal(409, 'This request has already been decided.'),
  trial_not_offered: rule('No trial is offered at present.'),
  trial_range: rule('A trial has from {min} to {max} days, and at least one credit.'),
  phone_required: rule('Phone number is required.'),
  phone_invalid: rule('Please enter a valid phone number.'),

  // Faults that no one caused.
  unavailable: fault(503, 'Service is currently unavailable, please try again after sometime.'),
  load_issue: fault(
    504,
    "Looks like there's a load issue, and we're unable to fetch the data right now. Please try again later.",
  ),
  unexpected: fault(500, 'Something went wrong! Please try again after some time.'),

  // Met in the browser only.
  offline: { status: null, message: 'You are offline. Please check your connection.', reportable: false },
  network_response: browser('Network response was not ok'),
  archive_failed: browser('The archive could not be made. Please try again.'),
  image_load: browser('Failed to load image'),
  file_read: browser('Failed to read file'),
  file_data_url: browser('Could not read file as Data URL'),
  tiff_no_ifds: browser('No IFDs found in TIFF'),
  tiff_canvas: browser('Could not get canvas context for TIFF'),
  tiff_blob: browser('Could not make a blob from TIFF'),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/** True when `text` is a code of the catalogue: schemas carry codes as their messages. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

/** Of `params` those that the sentence of a code speaks of; all of one that has facts. */
export function paramsOf(
  code: ErrorCode,
  params: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const row: ErrorRow = errors[code];
  if (row.hasFacts) return params;
  const words = new Set(Array.from(row.message.matchAll(gap), ([, name]) => name));
  return Object.fromEntries(Object.entries(params).filter(([name]) => words.has(name)));
}

/** A word of a sentence that a param fills, with the unit it asks for. */
const gap = /\{(\w+)(?::(megapixels|amount|hundredths|days?))?\}/g;

/** How a param is written: figures and days as the reader writes them. */
interface Saying {
  readonly figure: (figure: number) => string;
  /** An amount of money: whole, or with both of its decimals. */
  readonly amount: (amount: number) => string;
  /** A moment, as ISO 8601 has it, by its day. */
  readonly day: (instant: string) => string;
  /** A day of the calendar, as `2026-11-30`. */
  readonly date: (day: string) => string;
}

const plainly: Saying = {
  figure: String,
  amount: (amount) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)),
  day: (instant) => instant.slice(0, 10),
  date: (day) => day,
};
const calendarDay = /\b\d{4}-\d{2}-\d{2}\b/g;

/**
 * Puts `params` into the `{words}` of a sentence, as `say` writes them, and in the unit that the word asks for: pixels as megapixels, amounts in
 * minor units and shares in hundredths of a per cent as whole ones, moments as days, and the days of the calendar in a text each. A word without a param stays as it is.
 */
export function fillSentence(
  sentence: string,
  params: Readonly<Record<string, string | number>> = {},
  say: Partial<Saying> = {},
): string {
  const { figure, amount, day, date } = { ...plainly, ...say };
  return sentence.replace(gap, (word, name: string, unit?: string) => {
    const param = params[name] ?? word;
    if (typeof param === 'string') {
      if (unit === 'days') return param.replace(calendarDay, date);
      return unit === 'day' && param !== word ? day(param) : param;
    }
    if (unit === 'megapixels') return figure(megapixelsOf(param));
    if (unit === 'amount') return amount(param / 100);
    return figure(unit === 'hundredths' ? param / 100 : param);
  });
}

const pixelsPerHundredth = 10_000;

/** Millions of pixels, in hundredths. Rounded up: what is beyond a limit is beyond it in words, too. */
export const megapixelsOf = (pixels: number): number => Math.ceil(pixels / pixelsPerHundredth) / 100;
