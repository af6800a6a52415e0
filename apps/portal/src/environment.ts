export interface Environment {
  apiBaseUrl: string;
}

/** Reads the build's settings. Throws 'Invalid environment variables' when the API address is set but is no URL. */
export function readEnvironment(variables: Record<string, unknown>, origin: string): Environment {
  const address = variables['VITE_API_BASE_URL'];
  if (address === undefined || address === '') return { apiBaseUrl: `${origin}/api/v1` };
  if (typeof address !== 'string' || !URL.canParse(address) || !/^https?:/.test(address))
    throw new Error('Invalid environment variables');
  return { apiBaseUrl: address.replace(/\/+$/, '') };
}

/** The settings of this build. When they cannot be used the page says so in place of everything else. */
export function startEnvironment(): Environment {
  try {
    return readEnvironment(import.meta.env, location.origin);
  } catch (error) {
    // Documents are written all the same: it is for the page to say so.
    if (import.meta.env.SSR) return { apiBaseUrl: location.origin };
    document.body.textContent = (error as Error).message;
    throw error;
  }
}
