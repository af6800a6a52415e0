/** Reads the build's settings. Throws 'Invalid environment variables' when the API address is set but is no URL. */
export function readEnvironment(variables: Record<string, unknown>, origin: string): { apiBaseUrl: string } {
  const address = variables['VITE_API_BASE_URL'];
  if (address === undefined || address === '') return { apiBaseUrl: `${origin}/api/v1` };
  if (typeof address !== 'string' || !URL.canParse(address) || !/^https?:/.test(address)) throw new Error('Invalid environment variables');
  return { apiBaseUrl: address.replace(/\/+$/, '') };
}
