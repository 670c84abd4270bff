"""The side windows: settings, dictionaries, looking words up, help, about."""
