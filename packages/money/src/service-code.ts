/**
 * The service accounting code of what is sold: "Hosting and information technology (IT) infrastructure provisioning services", which its
 * explanatory notes extend to software let from one managed place (scheme of classification of services, annexure to Notification 11/2017-Central
 * Tax (Rate) of 28 June 2017, group 99831), and the rate of that notification in basis points.
 */
export const serviceCode = { sac: '998315', rate: 1800 } as const;
