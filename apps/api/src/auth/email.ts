/** How addresses are compared: every one of them is ASCII and has one spelling. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const part = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[A-Za-z0-9-]{0,61}[A-Za-z0-9]';
export const emailPattern = new RegExp(`^${part}(\\.${part})*@([A-Za-z0-9](${label})?\\.)+[A-Za-z](${label})?$`);
